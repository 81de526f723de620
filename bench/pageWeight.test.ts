import { gzipSync } from "node:zlib";
import { pageWeight } from "./pageWeight";

const files: Record<string, string> = {
  "/app.js": "console.log('app')",
  "/page.js": "console.log('page')",
};
const readFile = (path: string) => files[path] ?? "";

it("adds up the scripts that a page names, each compressed", () => {
  const html = `<script src="/app.js" async></script><script>inline</script><script id="a" src="/page.js"></script>`;
  const expected = Object.values(files).map((text) => gzipSync(text).length);
  expect(pageWeight(html, readFile).scripts).toBe((expected[0] ?? 0) + (expected[1] ?? 0));
});

it("takes styles out of the HTML, all blocks together", () => {
  const html = `<style data-styled="">a{}</style><p>text</p><style>\nb{}</style>`;
  expect(pageWeight(html, readFile)).toEqual({
    html: gzipSync(html).length,
    css: gzipSync("a{}\nb{}").length,
    scripts: 0,
  });
});
