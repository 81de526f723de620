import { asciiHtml } from "./asciiHtml";

const plain = `<p>${"a".repeat(1000)}</p>`;

it.each([
  ["text", "<p>A → B 😀</p>", "<p>A &#8594; B &#128512;</p>"],
  ["an attribute", `<p title="ü">u</p>`, `<p title="&#252;">u</p>`],
  [
    "a style",
    `<style>a::before{content:"▸ ";}b::after{content:"·a😀";}</style>…`,
    `<style>a::before{content:"\\25b8  ";}b::after{content:"\\b7 a\\1f600 ";}</style>&#8230;`,
  ],
  ["a script", `<script>say("é😀")</script>`, `<script>say("\\u00e9\\ud83d\\ude00")</script>`],
  [
    "data",
    `<script type="application/json">{"a":"…"}</script>`,
    `<script type="application/json">{"a":"\\u2026"}</script>`,
  ],
])("writes %s in ASCII", (_case, html, ascii) => {
  expect(asciiHtml(html + plain)).toBe(ascii + plain);
});

it("leaves ASCII as it is", () => {
  const html = `<p title="a">&amp; "b"</p><script>go("\\u2026")</script>`;
  expect(asciiHtml(html)).toBe(html);
});

it("leaves a page in a language of other letters as it is", () => {
  const html = `<p>${"時".repeat(11)}</p>${plain}`;
  expect(asciiHtml(html)).toBe(html);
});
