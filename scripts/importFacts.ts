import GithubSlugger from "github-slugger";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { coverageFile } from "../src/node/api/coverageFacts";

const target = "content/api/facts";
const versionsTarget = "content/api/compat.json";

interface RemovedMember {
  class: string;
  name: string;
  kind: string;
  returns: unknown;
  since: string;
  removedIn: string;
}

interface ClassFile {
  class: string;
  methods: { name: string; anchor: string; aliasOf?: string; internal?: boolean }[];
}

interface CoverageSource {
  gemVersion: string;
  totals: unknown;
  playwrightClassesWithoutWrapper: unknown;
}

/** Copies the facts of every class from `source` and adds the members that left the library; returns how many. */
function importFacts(source: string): number {
  const index = readJson<{ removedMembers: RemovedMember[] }>(join(source, "index.json"));
  const files = ["api", "api_runtime"].flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .map((file) => ({ file, from: join(source, folder, file) })),
  );
  const classes = files.map(({ file, from }) => {
    const facts = readJson<ClassFile>(from);
    const removed = index.removedMembers.filter((member) => member.class === facts.class);
    const methods = withAnchors([...facts.methods, ...removed.map(toMethod)]);
    return { file, facts: { ...facts, methods } };
  });
  rmSync(target, { recursive: true, force: true });
  classes.forEach(({ file, facts }) => {
    writeJson(join(target, file), facts);
  });
  importCoverage(source);
  return classes.length;
}

/** Gives each method the anchor of its heading: `expect_timeout=` comes after `expect_timeout`, so it is numbered. */
function withAnchors(methods: ClassFile["methods"]): ClassFile["methods"] {
  const slugger = new GithubSlugger();
  return methods.map((method) => {
    const hasHeading = method.aliasOf === undefined && method.internal !== true;
    return hasHeading ? { ...method, anchor: slugger.slug(method.name) } : method;
  });
}

/** Copies the table of releases: gem, day, Playwright, Ruby; `?` and nothing mean that a release does not say. */
function importVersions(source: string): number {
  const lines = readFileSync(join(source, "compat.tsv"), "utf8").trimEnd().split("\n");
  const known = (cell: string | undefined) =>
    (cell === undefined || cell === "?" ? "" : cell) || null;
  const versions = lines.map((line) => {
    const [gem, released, playwright, ruby] = line.split("\t");
    return { gem, released, playwright: known(playwright), ruby: known(ruby) };
  });
  writeJson(versionsTarget, versions);
  return versions.length;
}

/** Copies what the facts of the classes do not hold: Playwright's other classes, and totals to count against. */
function importCoverage(source: string): void {
  const { gemVersion, totals, playwrightClassesWithoutWrapper } = readJson<CoverageSource>(
    join(source, "coverage.json"),
  );
  writeJson(coverageFile, { gemVersion, totals, playwrightClassesWithoutWrapper });
}

function toMethod({ name, kind, returns, removedIn }: RemovedMember): ClassFile["methods"][number] {
  const method = {
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
  return method;
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8")) as T;
}

function writeJson(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, 1)}\n`);
}

const source = process.argv[2];
if (source === undefined) {
  console.error("Say where the facts are: npm run facts:import -- ../shared/facts");
  process.exitCode = 1;
} else {
  console.log(`${importFacts(source)} classes of facts are in ${target}.`);
  console.log(`${importVersions(source)} releases are in ${versionsTarget}.`);
}
