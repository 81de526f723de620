import { deferScripts } from "./pageSteps";

const needs = { scripts: ["/page.js"], data: ["/page-data/a/page-data.json"] };
const tags = ["/runtime.js", "/react.js", "/app.js"].map(
  (src) => `<script src="${src}" async></script>`,
);
const mark = (end: string) => `<!-- slice-${end} id="_gatsby-scripts-1" -->`;
const page = `<script>inline()</script>${mark("start")}${tags.join("")}${mark("end")}<p>`;
const list = `<script id="app-needs" type="application/json">{"scripts":["/runtime.js","/react.js","/page.js","/app.js"],"data":["/page-data/a/page-data.json"]}</script>`;

it("lists the scripts in place of loading them, the page's own before the app", () => {
  expect(deferScripts(page, { needs })).toBe(`<script>inline()</script>${list}<p>`);
});

it("lets no address end the list", () => {
  const odd = { scripts: [], data: ["/</script><script>x"] };
  expect(deferScripts(page, { needs: odd }).match(/<\/script>/g)).toHaveLength(2);
});

it("refuses a page of a Gatsby that writes its scripts in another way", () => {
  const page = '<script src="/app.js" defer></script>';
  expect(() => deferScripts(page, { needs })).toThrow("Gatsby wrote no script tags.");
});
