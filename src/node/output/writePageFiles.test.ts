import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { frontmatter } from "../../../test/contentFactories";
import { classJson, methodJson } from "../../../test/factsFactories";
import { validSite, writeFiles, type Files } from "../../../test/validSite";
import { forgetContent } from "../content/versionContent";
import { writePageFiles } from "./writePageFiles";

const site = mkdtempSync(join(tmpdir(), "site-"));
const file = "content/docs/api/clock.mdx";

beforeEach(() => {
  jest.spyOn(process, "cwd").mockReturnValue(site);
  forgetContent();
});

afterAll(() => rmSync(site, { recursive: true }));

/** Writes the content: a page about one class, and other files. */
function write(body: string, others: Files = {}): void {
  const text = frontmatter("Clock") + body;
  writeFiles(site, {
    [file]: text,
    "content/api/facts/clock.json": JSON.stringify(facts),
    ...others,
  });
}

const facts = classJson({
  class: "Clock",
  path: "clock",
  methods: [methodJson({ name: "pause_at" })],
});

function read(file: string): string {
  return readFileSync(join(site, file), "utf8");
}

it("writes what is made of each page and of all of them", async () => {
  write("Virtual time.\n\n## pause_at\n\nStops it.\n");
  expect(await writePageFiles(site)).toHaveLength(2);
  expect(read("docs/api/clock.md")).toContain("](/docs/api/clock/pause_at.md): Stops it.");
  expect(read("docs/api/clock/pause_at.md")).toContain("# Clock#pause_at\n\n> Stops it.");
  expect(read("llms.txt")).toContain("- [Clock](/docs/api/clock.md): A sentence about Clock");
  expect(JSON.parse(read("ask/api/clock.json"))).toMatchObject({
    pause_at: { passage: ["Stops it."] },
  });
  expect(JSON.parse(read("ask/names.json"))).toMatchObject({ members: ["pause_at"] });
  expect(read("search/symbols.json")).toContain("pause_at");
  expect(read("search/index.json")).toContain("A sentence about Clock");
  expect(read("preview/api/clock.json")).toContain("Stops it.");
});

it("writes into the Markdown of an overview what the whole library comes to", async () => {
  const overview = "<ApiIndex />\n\n## Class by class\n\n<ApiCoverage />\n\n<VersionTable />\n";
  write("Virtual time.\n\n## pause_at\n\nStops it.\n", {
    "content/docs/api/index.mdx": frontmatter("Everything") + overview,
    "content/api/coverage.json": validSite["content/api/coverage.json"],
    "content/api/compat.json": "[]",
  });
  await writePageFiles(site);
  const exported = read("docs/api.md");
  expect(exported).toContain("## P\n\n- `pause_at`: `Clock`");
  expect(exported).toContain(
    "## Class by class\n\n**0 of 0 members, 100 %**\n\n### [`Clock`](/docs/api/clock.md)",
  );
  expect(exported).toContain("| Gem | Released |");
});

it("refuses a site with a member that begins without a sentence, and names its file", async () => {
  write("Virtual time.\n\n## pause_at\n\n- one\n");
  await expect(writePageFiles(site)).rejects.toThrow(
    "/docs/api/clock/pause_at.md does not begin with a title and a sentence",
  );
});

it("refuses a site in which a member of the facts has no section", async () => {
  write("Virtual time.\n");
  await expect(writePageFiles(site)).rejects.toThrow(
    "/docs/api/clock.md leads to /docs/api/clock/pause_at.md, which is not there.",
  );
});
