import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import GithubSlugger from "github-slugger";
import { parseApiFacts } from "../../src/node/api/apiFacts";
import { coverageFile, parseCoverageFacts } from "../../src/node/api/apiFacts";
import { gemVersionsFile, parseGemVersions } from "../../src/node/api/gemVersions";
import { releaseFile, toReleaseFile } from "../../src/node/api/releaseFile";
import { messageOf } from "../../src/node/messageOf";
import { type GemVersion, newestFirst } from "../../src/shared/versions/gemVersion";
import { factsJson } from "./factsJson";
import { writeFiles } from "../process/writeFiles";

/** The folder of the facts of classes. */
export const factsFolder = "content/api/facts";

/** The result of reading a folder of facts: files of the site, by path; or what is wrong, one line each. */
export interface FactsImport {
  files: Record<string, string>;
  problems: string[];
}

interface IndexSource {
  sources: { rubyClient: { commit: string } };
  removedMembers: {
    class: string;
    name: string;
    kind: string;
    returns: unknown;
    removedIn: string;
  }[];
}

interface ClassSource {
  class: string;
  methods: { name: string; anchor: string; aliasOf?: string; internal?: boolean }[];
}

interface CoverageSource {
  gemVersion: string;
  totals: unknown;
  playwrightClassesWithoutWrapper: unknown;
}

/** Reads the facts of a release below `source`; `known` are the releases that the site knows already. */
export function readFactsFolder(source: string, known: readonly GemVersion[]): FactsImport {
  const problems = missingFiles(source);
  if (problems.length > 0) return { files: {}, problems };
  const read = <T>(path: string) => readJson<T>(join(source, path), problems);
  const index = read<IndexSource>("index.json");
  const coverage = read<CoverageSource>("coverage.json");
  const classes = classPaths(source).map((path) => ({ path, facts: read<ClassSource>(path) }));
  if (index === null || coverage === null || problems.length > 0) return { files: {}, problems };
  const { gemVersion, totals, playwrightClassesWithoutWrapper } = coverage;
  const versions = mergeVersions(known, readFileSync(join(source, "compat.tsv"), "utf8"));
  const { commit } = index.sources.rubyClient;
  const files = Object.fromEntries(
    classes.flatMap(({ path, facts }) =>
      facts === null ? [] : [[targetOf(path), factsJson(withRemoved(facts, index))]],
    ),
  );
  files[coverageFile] = factsJson({ gemVersion, totals, playwrightClassesWithoutWrapper });
  files[gemVersionsFile] = factsJson(versions);
  files[releaseFile] = factsJson(toReleaseFile(versions, { gem: gemVersion, commit }));
  return { files, problems: fileProblems(files) };
}

function missingFiles(source: string): string[] {
  const wanted = ["index.json", "coverage.json", "compat.tsv", "api", "api_runtime"];
  if (!existsSync(source))
    return [`There is no folder ${source}. Say where the facts are, such as ../shared/facts.`];
  return wanted
    .filter((name) => !existsSync(join(source, name)))
    .map((name) => `${join(source, name)} is not there: facts of a release have it.`);
}

function classPaths(source: string): string[] {
  return ["api", "api_runtime"].flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .map((file) => join(folder, file)),
  );
}

function targetOf(path: string): string {
  return join(factsFolder, path.replace(/^api(?:_runtime)?[\\/]/, ""));
}

function withRemoved(facts: ClassSource, { removedMembers }: IndexSource): ClassSource {
  const removed = removedMembers.filter((member) => member.class === facts.class);
  return { ...facts, methods: withAnchors([...facts.methods, ...removed.map(toMethod)]) };
}

/** Each with the anchor that its heading gets: `expect_timeout=` comes after `expect_timeout`, so it is numbered. */
function withAnchors(methods: ClassSource["methods"]): ClassSource["methods"] {
  const slugger = new GithubSlugger();
  return methods.map((method) => {
    const hasHeading = method.aliasOf === undefined && method.internal !== true;
    return hasHeading ? { ...method, anchor: slugger.slug(method.name) } : method;
  });
}

function toMethod({ name, kind, returns, removedIn }: IndexSource["removedMembers"][number]) {
  return {
    name,
    playwrightName: name,
    kind,
    implemented: true,
    anchor: name,
    aliases: [],
    params: [],
    block: null,
    returns,
    deprecated: true,
    discouraged: false,
    throws: [],
    removedIn,
  };
}

/** Adds the rows of `compat.tsv` (gem, day, Playwright, Ruby; `?` is not stated) to the releases that are known. */
function mergeVersions(known: readonly GemVersion[], tsv: string): GemVersion[] {
  const stated = (cell = "") => (cell === "?" || cell === "" ? null : cell);
  const rows = tsv
    .trimEnd()
    .split("\n")
    .map((line): GemVersion => {
      const [gem = "", released = "", playwright, ruby] = line.split("\t");
      const node = known.find((version) => version.gem === gem)?.node ?? null;
      return { gem, released, playwright: stated(playwright), ruby: stated(ruby), node };
    });
  const given = new Set(rows.map(({ gem }) => gem));
  const newer = known.filter(({ gem }) => !given.has(gem));
  return [...rows, ...newer.sort((a, b) => newestFirst(b.gem, a.gem))];
}

function fileProblems(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    if (path === releaseFile) return [];
    const parse = { [coverageFile]: parseCoverageFacts, [gemVersionsFile]: parseGemVersions }[path];
    const { problems } = (parse ?? parseApiFacts)({ path, text });
    return problems.map(({ message }) => `${path}: ${message}`);
  });
}

function readJson<T>(path: string, problems: string[]): T | null {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as T;
  } catch (error) {
    problems.push(`${path} cannot be read: ${messageOf(error)}`);
    return null;
  }
}

/** Takes the facts below `source` into the repository at `root`, all of them or none; returns what was written. */
export function importFacts(source: string, root: string): string[] {
  const { files, problems } = readFactsFolder(source, knownVersions(root));
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const texts = Object.entries(files).map(([path, text]) => [join(root, path), text] as const);
  writeFiles(Object.fromEntries(texts));
  const folder = join(root, factsFolder);
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json") && !(join(factsFolder, file) in files))
    .forEach((file) => rmSync(join(folder, file)));
  return Object.keys(files);
}

function knownVersions(root: string) {
  const path = join(root, gemVersionsFile);
  if (!existsSync(path)) return [];
  return parseGemVersions({ path, text: readFileSync(path, "utf8") }).versions;
}
