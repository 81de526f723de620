import { leanHtml } from "./leanHtml";

it.each([
  ["a component's name", `<p id="a" class="sc-1x2y-0 abCd">`, `<p id="a" class="abCd">`],
  ["several", `<p class="sc-1-0 a"><b class="sc-2-11 c d">`, `<p class="a"><b class="c d">`],
  [
    "what names the rules of a style",
    `<style data-styled="true" data-styled-version="6.6.0">.a{b:c;}/*!sc*/\ndata-styled.g1[id="sc-1-0"]{content:"a,"}/*!sc*/\n.d{e:f;}/*!sc*/\n</style>`,
    `<style>.a{b:c;}.d{e:f;}</style>`,
  ],
  ["escapes", `<p>&quot;a&quot;<b>it&#x27;s &lt;</b></p>`, `<p>"a"<b>it's &lt;</b></p>`],
  [
    "a script's comments",
    `<script>(function () {\n  // Why\n  go();\n})();</script>`,
    `<script>go();</script>`,
  ],
  [
    "a module's comments",
    `<script type="module">(function () {\n  // Why\n  go();\n})();</script>`,
    `<script type="module">go();</script>`,
  ],
])("takes away %s", (_case, html, lean) => {
  expect(leanHtml(html)).toBe(lean);
});

it.each([
  ["a script with an address", `<script id="a" src="/a.js"></script>`],
  ["data", `<script type="application/json">(function () { go(); })</script>`],
  ["a class that is no component's", `<p class="line a">`],
  ["an attribute", `<p title="it&#x27;s &quot;a&quot;">b</p>`],
  ["text", `<p>class="sc-1-0 a"</p>`],
  ["escapes in a script", `<p></p><script>say("&quot;")</script><p>`],
  ["escapes in a style", `<style>a::before{content:"&quot;"}</style>`],
])("leaves %s", (_case, html) => {
  expect(leanHtml(html)).toBe(html);
});
