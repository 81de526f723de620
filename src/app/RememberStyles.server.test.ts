import { createElement } from "react";
import { renderToString } from "react-dom/server";
import styled, { createGlobalStyle, keyframes, ServerStyleSheet } from "styled-components";
import * as stylis from "stylis";
import { RememberStyles } from "./RememberStyles";

jest.mock("stylis", () => {
  const actual = jest.requireActual<typeof stylis>("stylis");
  return { ...actual, compile: jest.fn(actual.compile) };
});

const turn = keyframes`to { rotate: 1turn; }`;
const Global = createGlobalStyle`body { margin: 0; }`;
const Box = styled.div<{ $size: number }>`
  width: ${({ $size }) => $size}px;
  animation: ${turn} 1s;
`;
const LargeBox = styled(Box)`
  @media print {
    display: none;
  }
`;

it("parses no style of a page again that an earlier page has shown", () => {
  const first = stylesOf([1, 2], true);
  jest.mocked(stylis.compile).mockClear();
  expect(stylesOf([1, 2], true)).toBe(first);
  expect(stylis.compile).not.toHaveBeenCalled();
});

it.each([[[1, 2]], [[2, 3]], [[3, 1, 2]]])(
  "gives a page the styles that it would have by itself: %j",
  (sizes) => {
    expect(stylesOf(sizes, true)).toBe(stylesOf(sizes, false));
  },
);

function stylesOf(sizes: number[], isRemembering: boolean): string {
  const sheet = new ServerStyleSheet();
  const boxes = sizes.flatMap((size, index) => [
    createElement(LargeBox, { $size: size, key: `large ${index}` }),
    createElement(Box, { $size: size, key: index }),
  ]);
  const page = sheet.collectStyles([createElement(Global, { key: "global" }), ...boxes]);
  renderToString(isRemembering ? createElement(RememberStyles, null, page) : page);
  return sheet.getStyleTags();
}
