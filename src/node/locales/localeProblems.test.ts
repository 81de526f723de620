import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { frontmatter } from "../../../test/contentFactories";
import { validConfig } from "../../../test/validConfig";
import { validSidebars, validSite, writeFiles } from "../../../test/validSite";
import { choicesAtStart, type SiteChoices } from "../config/siteChoices";
import { readContent } from "../content/readContent";
import { localeProblems } from "./localeProblems";

const start = "content/docs/article/start.mdx";
const landing = { "content/samples/landing.mdx": `${frontmatter("Landing")}Text.\n` };
const choices = {
  ...choicesAtStart,
  siteConfig: validConfig as unknown as SiteChoices["siteConfig"],
  sidebars: validSidebars,
};
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "locale-problems-"));
  writeFiles(root, { ...validSite, ...landing });
});

afterEach(() => rmSync(root, { recursive: true }));

const problems = () => localeProblems(root, "ja", readContent(root), { config: [], choices });

it("[row 19] has nothing against a locale with one page, whose links lead to pages of the first one", () => {
  writeFiles(root, { [`locales/ja/${start}`]: validSite[start] });
  expect(problems()).toEqual([]);
});

it("[row 19] tells of links to what neither of them has", () => {
  const text = validSite[start].replace("#resume", "#resum").concat("\n[A](/docs/api/clok)\n");
  writeFiles(root, { [`locales/ja/${start}`]: text });
  expect(problems()).toMatchObject([
    { file: `locales/ja/${start}`, rule: "link-anchor", hint: 'Did you mean "resume"?' },
    { file: `locales/ja/${start}`, rule: "link-broken" },
  ]);
});

it("[row 19] tells of a locale without a document, which could not be built", () => {
  expect(problems()).toMatchObject([{ rule: "docs-missing" }]);
});
