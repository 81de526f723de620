import { TextEncoder } from "node:util";
import type { ReactElement } from "react";
import styled, { createGlobalStyle, ServerStyleSheet } from "styled-components";
import { joinStyleSheets, shareStyleSheet } from "./styleSheet";

const Everywhere = createGlobalStyle`
  body { margin: 0; }
`;
const Base = styled.p<{ $size: number }>`
  margin: ${({ $size }) => $size}px;
  @media print {
    color: red;
  }
`;
const Other = styled.p`
  top: 1px;
`;
const Derived = styled(Base)`
  margin: 9px;
`;

/** Returns a page as the plugin of styled-components has Gatsby write it. */
async function pageOf(content: ReactElement): Promise<string> {
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import("react-dom/server");
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(content));
  return `<head>${sheet.getStyleTags()}</head>`;
}

async function pages(): Promise<string[]> {
  return [
    await pageOf(<Derived $size={1} />),
    await pageOf(
      <>
        <Everywhere />
        <Base $size={2} />
        <Other />
      </>,
    ),
  ];
}

function join(html: readonly string[]): string {
  return joinStyleSheets(["0", "1"], (path) => html[Number(path)] ?? "");
}

const indexIn = (css: string, text: string) => css.indexOf(text);

it("has the rules of all pages once, in the order of their components", async () => {
  const css = join(await pages());
  const order = ["body{", "margin:1px", "margin:2px", "top:1px", "margin:9px"];
  const indexes = order.map((text) => indexIn(css, text));
  expect(indexes).toEqual([...indexes].sort((one, other) => one - other));
  expect(indexes).not.toContain(-1);
  expect(css.match(/top:1px/g)).toHaveLength(1);
  expect(css.match(/@media print/g)).toHaveLength(2);
});

it("is the same whichever page comes first, but for rules of one component", async () => {
  const html = await pages();
  expect([...join(html)].sort()).toEqual([...join([...html].reverse())].sort());
});

it("is what each page has then, in a form that joins to the same again", async () => {
  const html = await pages();
  const styleSheet = join(html);
  const shared = html.map((page) => shareStyleSheet(page, { styleSheet }));
  const [first = ""] = shared;
  expect(shared.map((page) => /<style[^>]*>([^]*)<\/style>/.exec(page)?.[1])).toEqual([
    styleSheet,
    styleSheet,
  ]);
  expect(first).toMatch(/^<head><style data-styled="true" data-styled-version="[^"]+">/);
  expect(join(shared)).toBe(styleSheet);
});

it("names each rule's class to styled-components", async () => {
  const css = join(await pages());
  const [, names = ""] =
    new RegExp(`\\[id="${String(Base.styledComponentId)}"\\]\\{content:"([^"]*)"`).exec(css) ?? [];
  const classes = names.split(",").filter((name) => name !== "");
  expect(classes).toHaveLength(2);
  classes.forEach((name) => expect(css).toContain(`.${name}{margin:`));
});

const sheet = (number: number) =>
  `<style data-styled="true">.a{top:0}/*!sc*/\ndata-styled.g${number}[id="sc-a"]{content:"a,"}/*!sc*/\n</style>`;

it("refuses pages whose workers count their components differently", () => {
  expect(() => join([sheet(1), sheet(2)])).toThrow("everyTemplate");
});

it("refuses a page without styles", () => {
  expect(() => shareStyleSheet("<p></p>", { styleSheet: "" })).toThrow("wrote no styles");
});
