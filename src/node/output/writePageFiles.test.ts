import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { frontmatter } from "../../../test/contentFactories";
import { classJson, methodJson } from "../../../test/factsFactories";
import { validSite } from "../../../test/validSite";
import type { ResolverContext } from "../schema/resolverContext";
import { writePageFiles } from "./writePageFiles";

const site = mkdtempSync(join(tmpdir(), "site-"));
const file = "content/docs/api/clock.mdx";

beforeEach(() => {
  mkdirSync(join(site, "content/docs/api"), { recursive: true });
  jest.spyOn(process, "cwd").mockReturnValue(site);
});

afterAll(() => rmSync(site, { recursive: true }));

function write(body: string): void {
  writeFileSync(join(site, file), frontmatter("Clock") + body);
}

const page = {
  path: "/docs/api/clock",
  localPath: "/docs/api/clock",
  section: "api",
  title: "Clock",
  navTitle: "Clock",
  description: "Controls time.",
  sourcePath: file,
  ownSourcePath: file,
  toc: [],
};
const facts = classJson({
  class: "Clock",
  path: "clock",
  methods: [methodJson({ name: "pause_at" })],
});

function contextOf(nodes: Record<string, object[]>): ResolverContext {
  const all = Object.fromEntries(
    Object.entries(nodes).map(([type, own]) => [
      type,
      own.map((node) => ({ version: "current", internal: { contentDigest: "" }, ...node })),
    ]),
  );
  return {
    nodeModel: {
      findAll: <T>({ type }: { type: string }) =>
        Promise.resolve({ entries: (all[type] ?? []) as T[] }),
      trackPageDependencies: () => undefined,
    },
  };
}

function read(file: string): string {
  return readFileSync(join(site, file), "utf8");
}

it("writes what is made of each page and of all of them", async () => {
  write("Virtual time.\n\n## pause_at\n\nStops it.\n");
  const context = contextOf({
    DocPage: [{ id: "page", ...page }],
    ApiFacts: [{ id: "class", name: "Clock", docId: "api/clock", facts: JSON.stringify(facts) }],
  });
  expect(await writePageFiles(site, context)).toHaveLength(2);
  expect(read("docs/api/clock.md")).toContain("](/docs/api/clock/pause_at.md): Stops it.");
  expect(read("docs/api/clock/pause_at.md")).toContain("# Clock#pause_at\n\n> Stops it.");
  expect(read("llms.txt")).toContain("- [Clock](/docs/api/clock.md): Controls time.");
  expect(JSON.parse(read("ask/api/clock.json"))).toMatchObject({
    pause_at: { passage: ["Stops it."] },
  });
  expect(JSON.parse(read("ask/names.json"))).toMatchObject({ members: ["pause_at"] });
  expect(read("search/symbols.json")).toContain("pause_at");
  expect(read("search/index.json")).toContain("Controls time.");
  expect(read("preview/api/clock.json")).toContain("Stops it.");
});

it("writes into the Markdown of an overview what the whole library comes to", async () => {
  write(`## pause_at

Stops it.

<ApiIndex />

## Class by class

<ApiCoverage />

<VersionTable />
`);
  const owner = { docId: "api/clock", name: "Clock", facts: JSON.stringify(facts) };
  const overview = { path: "/docs/api", localPath: "/docs/api", template: "overview" };
  await writePageFiles(
    site,
    contextOf({
      DocPage: [page, { ...page, ...overview }],
      ApiFacts: [{ id: "class", ...owner }],
      CoverageFacts: [{ text: validSite["content/api/coverage.json"] }],
      GemVersionFile: [{ text: "[]" }],
    }),
  );
  const exported = read("docs/api.md");
  expect(exported).toContain("## P\n\n- `pause_at`: `Clock`");
  expect(exported).toContain(
    "## Class by class\n\n**0 of 0 members, 100 %**\n\n### [`Clock`](/docs/api/clock.md)",
  );
  expect(exported).toContain("| Gem | Released |");
});

it("refuses a site with a member that begins without a sentence, and names its file", async () => {
  write("Virtual time.\n\n## pause_at\n\n- one\n");
  const nodes = {
    DocPage: [page],
    ApiFacts: [{ id: "class", name: "Clock", docId: "api/clock", facts: JSON.stringify(facts) }],
  };
  await expect(writePageFiles(site, contextOf(nodes))).rejects.toThrow(
    "/docs/api/clock/pause_at.md does not begin with a title and a sentence",
  );
});

it("refuses a site in which a member of the facts has no section", async () => {
  write("Virtual time.\n");
  const nodes = {
    DocPage: [page],
    ApiFacts: [{ id: "class", name: "Clock", docId: "api/clock", facts: JSON.stringify(facts) }],
  };
  await expect(writePageFiles(site, contextOf(nodes))).rejects.toThrow(
    "/docs/api/clock.md leads to /docs/api/clock/pause_at.md, which is not there.",
  );
});
