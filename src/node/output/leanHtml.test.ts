import { leanHtml } from "./leanHtml";

it.each([
  ["a component's name", `<p id="a" class="sc-1x2y-0 abCd">`, `<p id="a" class="abCd">`],
  ["several", `<p class="sc-1-0 a"><b class="sc-2-11 c d">`, `<p class="a"><b class="c d">`],
  [
    "a script's comments",
    `<script>(function () {\n  // Why\n  go();\n})();</script>`,
    `<script>go();</script>`,
  ],
])("takes away %s", (_case, html, lean) => {
  expect(leanHtml(html)).toBe(lean);
});

it.each([
  ["a script with an address", `<script id="a" src="/a.js"></script>`],
  ["data", `<script type="application/json">(function () { go(); })</script>`],
  ["a class that is no component's", `<p class="line a">`],
  ["text", `<p>class="sc-1-0 a"</p>`],
])("leaves %s", (_case, html) => {
  expect(leanHtml(html)).toBe(html);
});
