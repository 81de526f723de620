import { readInlineCode } from "./contentSecurityPolicy";

it("reads every script and style that stands in the page, with its spaces and line ends", () => {
  const html = `<head><style data-styled="">a{}\nb{}</style><script>one();</script></head>
    <body><script id="two" type="module"> two()
    </script><script type="speculationrules">{}</script></body>`;
  expect(readInlineCode(html)).toEqual({
    scripts: ["one();", " two()\n    ", "{}"],
    styles: ["a{}\nb{}"],
  });
});

it.each([
  ["a script of a file", '<script src="/app.js" async></script>'],
  ["data", '<script type="application/ld+json">{"a":1}</script>'],
  ["a tag in text", "<code>&lt;script&gt;alert(1)&lt;/script&gt;</code>"],
])("leaves out %s", (_case, html) => {
  expect(readInlineCode(html)).toEqual({ scripts: [], styles: [] });
});
