import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { soundSite, writeFiles } from "../../../test/soundSite";
import { currentVersion } from "../../shared/versionAddress";
import { createTextPacker } from "../../shared/textPacker";
import { commonWordsFile } from "../api/apiWords";
import { joinApiClass } from "../api/joinApiClass";
import { modelFinder, type ResolverContext } from "../apiModel";
import { keepResultsIn, resultsFolder } from "../keptResult";
import { nodeContext } from "../nodeContext";
import { writePageFiles } from "../output/writePageFiles";
import { searchPart } from "../search/soundSearchRecords";
import { docPageFacts } from "./docPageFields";
import { parseSource } from "./parseContent";
import { readAhead } from "./readAhead";

jest.mock("../api/joinApiClass", () => {
  const actual = jest.requireActual<{ joinApiClass: typeof joinApiClass }>("../api/joinApiClass");
  return { joinApiClass: jest.fn(actual.joinApiClass) };
});

jest.mock("../search/soundSearchRecords", () => {
  const actual = jest.requireActual<{ searchPart: typeof searchPart }>(
    "../search/soundSearchRecords",
  );
  return { ...actual, searchPart: jest.fn(actual.searchPart) };
});

jest.mock("../../shared/textPacker", () => {
  const actual = jest.requireActual<{ createTextPacker: typeof createTextPacker }>(
    "../../shared/textPacker",
  );
  return { createTextPacker: jest.fn(actual.createTextPacker) };
});

const before = process.cwd();
const root = mkdtempSync(join(tmpdir(), "site-"));

beforeAll(() => {
  writeFiles(root, soundSite);
  process.chdir(root);
});
afterAll(() => {
  keepResultsIn(null);
  process.chdir(before);
  rmSync(root, { recursive: true });
});

function kept(kind: string): string[] {
  return readdirSync(join(resultsFolder, kind), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx.json"))
    .sort();
}

it("keeps what the documents of its share and their examples come to", async () => {
  await readAhead(root, { index: 1, count: 2 });
  expect(kept("documents")).toEqual(["content/docs/article/start.mdx.json"]);
  expect(kept("examples")).toEqual(["content/docs/article/start.mdx.json"]);
  await readAhead(root, { index: 0, count: 2 });
  expect(kept("examples")).toHaveLength(2);
});

it("keeps what pages ask of a class, so that none has to join it", async () => {
  await readAhead(root, { index: 0, count: 1 });
  jest.mocked(joinApiClass).mockClear();
  const modelOf = await modelFinder(contextOf(soundSite["content/api/words/clock.yml"]));
  expect((await modelOf("/docs/api/clock"))?.members).toHaveLength(2);
  expect(joinApiClass).not.toHaveBeenCalled();
  const changed = await modelFinder(contextOf("pause_at:\n  time: Other words.\n"));
  expect(JSON.stringify(await changed("/docs/api/clock"))).toContain("Other words.");
});

it("keeps what goes beside a page, so that the end of a build makes it only of other texts", async () => {
  await readAhead(root, { index: 0, count: 1 });
  jest.mocked(searchPart).mockClear();
  const words = soundSite["content/api/words/clock.yml"];
  expect(await writePageFiles("public", contextOf(words))).toBe(6);
  expect(searchPart).not.toHaveBeenCalled();
  expect(readFileSync("public/docs/api/clock.md", "utf8")).toContain("When to stop.");
  await writePageFiles("public", contextOf("pause_at:\n  time: Other words.\n"));
  expect(readFileSync("public/docs/api/clock.md", "utf8")).toContain("Other words.");
});

it("packs the search of all pages in one order, whoever has read them", async () => {
  const packed = () => readFileSync(join(resultsFolder, "search/current.json"), "utf8");
  await readAhead(root, { index: 1, count: 2 });
  await readAhead(root, { index: 0, count: 2 });
  const packedByTwo = packed();
  rmSync(resultsFolder, { recursive: true });
  await readAhead(root, { index: 0, count: 1 });
  expect(packed()).toBe(packedByTwo);
});

it("keeps the packed search, so that the end of a build packs only other texts", async () => {
  rmSync(join(root, "content/docs/article"), { recursive: true });
  await readAhead(root, { index: 0, count: 1 });
  jest.mocked(createTextPacker).mockClear();
  await writePageFiles("public", contextOf(soundSite["content/api/words/clock.yml"]));
  expect(createTextPacker).not.toHaveBeenCalled();
  expect(readFileSync("public/search/index.json", "utf8")).toContain("When to stop.");
  await writePageFiles("public", contextOf("pause_at:\n  time: Other words.\n"));
  expect(createTextPacker).toHaveBeenCalledTimes(1);
});

/** The nodes that Gatsby has of the class, with other words. */
function contextOf(words: string): ResolverContext {
  const file = "content/docs/api/clock.mdx";
  const document = parseSource({ path: file, text: soundSite[file] });
  const nodes: Record<string, ({ id: string } & Record<string, unknown>)[]> = {
    ApiClass: [
      { id: "class", docId: "api/clock", facts: soundSite["content/api/facts/clock.json"] },
    ],
    ApiWords: [
      { id: "own", file: "content/api/words/clock.yml", text: words },
      { id: "all", file: commonWordsFile, text: soundSite["content/api/words/_common.yml"] },
    ],
    DocPage: [{ id: "page", ...docPageFacts(document), ownSourcePath: document.file }],
  };
  const common = { version: currentVersion, internal: { contentDigest: words } };
  const ofVersion = (type: string) => (nodes[type] ?? []).map((node) => ({ ...node, ...common }));
  return nodeContext({
    getNode: (id: string) =>
      Object.keys(nodes)
        .flatMap(ofVersion)
        .find((node) => node.id === id),
    getNodesByType: ofVersion,
  } as unknown as Parameters<typeof nodeContext>[0]);
}
