import { finishHtml } from "./finishHtml";
import { readInlineCode } from "./inlineCode";

const page = (path: string) =>
  `<body><div id="gatsby-focus-wrapper" style="outline:none" tabindex="-1"><p>Text.</p></div>` +
  `<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div>` +
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script></body>`;

it("makes the script that tells the page's path the same on every page", () => {
  const [clock, page404] = ["/docs/api/clock", "/404.html"].map((path) => finishHtml(page(path)));
  expect(clock).toContain('data-page-path="/docs/api/clock"');
  expect(readInlineCode(clock ?? "")).toEqual(readInlineCode(page404 ?? ""));
});

it("tells Gatsby the same path as before, also one with signs of HTML", () => {
  const path = '/a&b"<c>';
  document.body.innerHTML = finishHtml(page(path));
  const script = document.querySelector<HTMLScriptElement>("#gatsby-script-loader");
  expect(script?.dataset["pagePath"]).toBe(path);
  expect(script?.textContent).toBe("window.pagePath=document.currentScript.dataset.pagePath");
});

it("takes Gatsby's style attributes away and nobody else's", () => {
  const finished = finishHtml(`${page("/")}<p style="color:red">Ours.</p>`);
  expect(finished.match(/style="[^"]*"/g)).toEqual(['style="color:red"']);
  expect(finished).toContain('<div id="gatsby-focus-wrapper" tabindex="-1">');
});

it("leaves a finished page as it is", () => {
  const finished = finishHtml(page("/docs/api/clock"));
  expect(finishHtml(finished)).toBe(finished);
});
