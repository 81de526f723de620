import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ContentNode } from "../../shared/contentNode";
import { finishPage, tidyPage, type DrawnPage } from "./finishPage";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "page-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const scripts = {
  tags: '<script src="/docs/runtime.js" async></script><script src="/docs/app.js" async></script>',
  prefix: "/docs",
  namedChunkGroups: { guide: { assets: [{ name: "guide.js" }] } },
};

const drawn = `<div id="gatsby-focus-wrapper" style="outline:none" tabindex="-1">$1 $& →</div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/a";/*]]>*/</script><slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>`;

const visit = () => join(folder, "page-data/hydration/a.json");

function page(content?: readonly ContentNode[]): DrawnPage {
  return {
    path: "/a",
    componentChunkName: "guide",
    staticQueryHashes: ["1"],
    result: { data: { docPage: content ? { content } : null } },
  };
}

/** A page that is drawn and then finished, with what a first visit needs in the folder. */
const finished = (data: DrawnPage) => finishPage(tidyPage(drawn, "/a"), data, scripts, folder);

it("makes a page's scripts wait, and all of it ASCII and what the policy allows", async () => {
  const html = await finished(page());
  const needs = {
    scripts: ["/docs/runtime.js", "/docs/guide.js", "/docs/app.js"],
    data: ["a/page-data.json", "app-data.json", "sq/d/1.json"].map(
      (file) => `/docs/page-data/${file}`,
    ),
  };
  expect(html).toBe(
    `<div id="gatsby-focus-wrapper" tabindex="-1">$1 $& &#8594;</div><script id="gatsby-script-loader" data-page-path="/a">window.pagePath=document.currentScript.dataset.pagePath</script><script id="app-needs" type="application/json">${JSON.stringify(needs)}</script>`,
  );
});

it("writes what a first visit needs, and takes it away where that has become all", async () => {
  const section: ContentNode = [
    "section",
    { "aria-labelledby": "a" },
    ["h2", { id: "a" }, "A"],
    "Text",
  ];
  const html = await finished(page([section]));
  expect(html).toContain('"/docs/page-data/hydration/a.json"');
  expect(readFileSync(visit(), "utf8")).not.toContain("Text");
  expect(await finished(page([]))).toContain('"/docs/page-data/a/page-data.json"');
  expect(existsSync(visit())).toBe(false);
});

it("refuses a page of a Gatsby that puts its scripts elsewhere", () => {
  expect(() => tidyPage("<p></p>", "/a")).toThrow("There is no place for scripts in /a.");
});
