import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copySite, type SiteCopy } from "./copySite";
import { runBuild, runContentCheck } from "./runGatsby";

const clock = "content/docs/api/clock.mdx";
const guide = "content/docs/article/getting_started.mdx";
const phrases = "content/search/referencePhrases.yml";
const navigation = "src/config/navigation.ts";
const sidebars = "src/config/sidebars.ts";
const page = "src/pages/search.tsx";

describe("a build of content and configuration with faults", () => {
  let site: SiteCopy;
  let status: number;
  let output: string;

  beforeAll(async () => {
    site = copySite(process.cwd());
    mkdirSync(join(site.root, "published"));
    writeFileSync(join(site.root, "published/kept.txt"), "From the build before.");
    site.replace(clock, "## resume\n", "## resumee\n");
    site.write(guide, `${site.read(guide)}\nSee [the page](/docs/api/pag).\n`);
    site.write(guide, `${site.read(guide)}\n[A](/docs/api/clock#resum) ![B](/ogg.png)\n`);
    site.replace(navigation, '    { type: "search" },', '    { type: "serch" },');
    site.replace(
      navigation,
      '{ type: "doc", label: "API", id: "api" }',
      '{ type: "sidebar", label: "API", sidebar: "apis" }',
    );
    site.replace(sidebars, '"article/guides/minitest"', '"article/guides/minitst"');
    const empty = 'label: "Empty", items: [] },\n    { type: "category", label: "Removed",';
    site.replace(sidebars, 'label: "Removed",', empty);
    site.replace(page, "export default function", "export function");
    const run = runBuild(site.root);
    status = await run.ended;
    output = run.output();
  });

  afterAll(() => {
    site.remove();
  });

  it("fails", () => {
    expect(status).not.toBe(0);
  });

  it("prints every fault with its place and what to write instead", () => {
    const line = (path: string, text: string) =>
      site
        .read(path)
        .split("\n")
        .findIndex((found) => found.includes(text)) + 1;
    const faults = [
      `${clock}:1 api-missing-member "resume" has no section.`,
      `${clock}:${line(clock, "## resumee")} api-unknown-member There is no member "resumee".\n    Did you mean "resume"?`,
      `${guide}:${line(guide, "/docs/api/pag)")}:5 link-broken There is no page /docs/api/pag.\n    Did you mean "/docs/api/page"?`,
      `${phrases}:${line(phrases, "api/clock#resume:")} link-anchor /docs/api/clock has no #resume.`,
    ];
    expect(output).toContain("11 problems in the content:");
    faults.forEach((fault) => {
      expect(output).toContain(fault);
    });
  });

  it.each([
    ["an unknown navbar item type", navigation, '"serch"', "config-navbar-type", "search"],
    ["an unknown sidebar id", navigation, '"apis"', "config-", "api"],
    ["an unknown doc id", sidebars, "guides/minitst", "sidebar-unknown-doc", "guides/minitest"],
    ["a category without a target", sidebars, '"Empty"', "sidebar-category", "an id or items"],
    ["a broken anchor", guide, "#resum)", "link-anchor", "resume"],
    ["a missing picture", guide, "/ogg.png", "image-missing", "/og.png"],
    ["a page without a default export", page, "import", "page-component", "SearchPage"],
  ])("[row 24] tells of %s with its place and what there is", (_case, file, words, rule, hint) => {
    const lines = site.read(file).split("\n");
    const line = lines.findIndex((text) => text.includes(words)) + 1;
    const said = output.split("\n");
    const index = said.findIndex(
      (text) => text.startsWith(`${file}:${line}`) && text.includes(rule),
    );
    expect(said[index + 1]).toContain(hint);
  });

  it("prints them once, and no trace of the code that found them", () => {
    expect(output.split("api-unknown-member")).toHaveLength(2);
    expect(output).not.toMatch(/^\s+at .+:\d+:\d+/m);
  });

  it("[author 24] leaves the site that was published before as it is", () => {
    const entries = readdirSync(join(site.root, "published"), {
      withFileTypes: true,
      recursive: true,
    });
    expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(["kept.txt"]);
  });
});

describe("content without documents, with a link to a version that is not there", () => {
  it("[row 24] tells of both, with what there is", async () => {
    const site = copySite(process.cwd());
    rmSync(join(site.root, "content/docs"), { recursive: true });
    site.replace(navigation, 'id: "api" }', 'id: "api", version: "1.6" }');
    const run = runContentCheck(site.root);
    const status = await run.ended;
    const line =
      site
        .read(navigation)
        .split("\n")
        .findIndex((text) => text.includes('"1.6"')) + 1;
    site.remove();
    expect(status).not.toBe(0);
    expect(run.output()).toMatch(/^content\/docs:1 docs-missing There are no documents/m);
    expect(run.output()).toContain(
      `${navigation}:${line} config-unknown-version There is no version "1.6" of the docs.`,
    );
    expect(run.output()).toContain("What there is: current.");
  });
});
