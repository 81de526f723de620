import { createElement, type ElementType } from "react";
import { renderToString } from "react-dom/server";
import styled, { css, keyframes, ServerStyleSheet } from "styled-components";
import { inOnePiece } from "./inOnePiece";

const size = "2rem";
const mixin = css`
  color: red;
  margin: ${size};
`;
const turn = keyframes`to { rotate: 1turn; }`;
const Link = styled.a``;

const template = (pieces: TemplateStringsArray, ...between: unknown[]) =>
  [pieces, ...(between as never[])] as const;

it.each([
  ["text", template`padding: ${size} ${0}; & > b { margin: ${size}; }`],
  ["other rules", template`${mixin} & b { ${[mixin, mixin]} } ${false}${null}`],
  ["another component", template`${Link} & { top: ${size}; }`],
  ["an animation", template`animation: ${turn} 1s ${size};`],
  ["a property", template`margin: ${size}; top: ${({ $top }: { $top: string }) => $top};`],
])("makes the component that it would be with %s", (_what, [pieces, ...between]) => {
  const make = styled.div.withConfig({ componentId: "sc-a-0" });
  const expected = drawn(make(pieces, ...between));
  expect(drawn(inOnePiece(make, pieces, ...between))).toEqual(expected);
});

it("has nothing to put together for each element", () => {
  const make = jest.fn<void, [TemplateStringsArray]>();
  inOnePiece(make, ...template`top:${size};${mixin}b{${size}}`);
  const [[pieces] = []] = make.mock.calls;
  expect(pieces).toHaveLength(1);
  expect(pieces?.[0]).toMatch(/^top:2rem;[^]*red;[^]*b\{2rem\}$/);
});

function drawn(component: ElementType) {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(createElement(component, { $top: "1px" })));
  return [html, sheet.getStyleTags()];
}
