import { deferScripts } from "./deferScripts";

const page = { scripts: ["/page.js"], data: ["/page-data/a/page-data.json"] };
const scripts = ["/runtime.js", "/react.js", "/app.js"].map(
  (src) => `<script src="${src}" async></script>`,
);
const tags = `<script>inline()</script><!-- slice-start -->${scripts.join("")}<!-- slice-end -->`;
const list = `<script id="app-needs" type="application/json">{"scripts":["/runtime.js","/react.js","/page.js","/app.js"],"data":["/page-data/a/page-data.json"]}</script>`;

it("lists the scripts in place of loading them, the page's own before the app", () => {
  expect(deferScripts(tags, page)).toBe(
    `<script>inline()</script><!-- slice-start -->${list}<!-- slice-end -->`,
  );
});

it("lets no address end the list", () => {
  const odd = { scripts: [], data: ["/</script><script>x"] };
  expect(deferScripts(tags, odd).match(/<\/script>/g)).toHaveLength(2);
});
