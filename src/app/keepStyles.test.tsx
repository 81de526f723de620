import { keepStyles } from "./keepStyles";

const css =
  '.a{color:red;}/*!sc*/\n.b{color:blue;}/*!sc*/\ndata-styled.g2[id="sc-1"]{content:"a,b,"}/*!sc*/\n' +
  '@media print{.c{color:red;}}/*!sc*/\ndata-styled.g7[id="sc-2"]{content:"c,"}/*!sc*/\n';

beforeEach(() => {
  document.head.innerHTML = `<style data-styled="true" data-styled-version="6.1.19">${css}</style>`;
});

it("leaves the server's styles in force, where styled-components does not look for them", () => {
  const style = document.querySelector("style");
  keepStyles(document);
  expect(style?.isConnected).toBe(true);
  expect(style?.hasAttribute("data-styled")).toBe(false);
  expect(style?.textContent).toBe(css);
});

it("puts the names of the rules where styled-components reads them, as no style", () => {
  keepStyles(document);
  const names = document.querySelector("style[data-styled]");
  expect(names?.getAttribute("data-styled-version")).toBe("6.1.19");
  expect(names).not.toBeInstanceOf(HTMLStyleElement);
  expect(names?.textContent?.split("/*!sc*/").map((part) => part.trim())).toEqual([
    'data-styled.g2[id="sc-1"]{content:"a,b,"}',
    'data-styled.g7[id="sc-2"]{content:"c,"}',
  ]);
});
