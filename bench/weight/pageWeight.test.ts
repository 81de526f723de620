import { gzipSync } from "node:zlib";
import { pageWeight } from "./pageWeight";

const files: Record<string, string> = {
  "/app.js": "console.log('app')",
  "/page.js": "console.log('page')",
  "/data.json": '{"a":1}',
  "/icon.svg": "<svg/>",
  "/a.png": "picture",
};
const readFile = (path: string) => Buffer.from(files[path] ?? "");
const size = (...paths: string[]) =>
  paths
    .map((path) => gzipSync(files[path] ?? "").length)
    .reduce((total, bytes) => total + bytes, 0);

it("counts what the browser loads by itself apart from what waits", () => {
  const html = `<link rel="icon" href="/icon.svg"><script src="/app.js" async></script><img src="/a.png"><img src="/b.png" loading="lazy"><script id="app-needs" type="application/json">{"scripts":["/page.js"],"data":["/data.json"]}</script>`;
  const own = gzipSync(html).length;
  expect(pageWeight(html, readFile)).toEqual({
    html: own,
    css: 0,
    beforeLoad: own + size("/icon.svg", "/app.js", "/a.png"),
    requests: 4,
    scripts: size("/app.js", "/page.js"),
    inAll: own + size("/icon.svg", "/app.js", "/a.png", "/page.js", "/data.json"),
  });
});

it("takes styles out of the HTML, all blocks together", () => {
  const html = `<style data-styled="">a{}</style><p>text</p><style>\nb{}</style>`;
  expect(pageWeight(html, readFile)).toMatchObject({
    css: gzipSync("a{}\nb{}").length,
    requests: 1,
    scripts: 0,
  });
});
