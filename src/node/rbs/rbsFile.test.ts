import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realFacts, realLibrary } from "../../../test/realFacts";
import { rbsFile } from "./rbsFile";
import { rbsNames } from "./rbsNames";

const rbs = rbsFile(realFacts, rbsNames(realLibrary), "1.61.0");
/** Without comments and literals: names, signs and brackets. */
const code = rbs.replace(/"[^"]*"|^#.*$/gm, "");

const ownOfRuby =
  "Array DateTime File Float Hash Integer Numeric Proc Regexp StandardError String Symbol Time T URI Generic".split(
    " ",
  );

it("declares every class that it names", () => {
  const declared = [...code.matchAll(/(?:class|module) ([\w:]+)/g)].map(([, name]) => name);
  const constants = [...code.matchAll(/^ +([A-Z]\w*):/gm)].map(([, name]) => name);
  const named = code.match(/(?<![\w:?.])[A-Z]\w*(?![\w:]| =>)/g) ?? [];
  const known = new Set([...declared, ...constants, ...ownOfRuby]);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});

it("leaves untyped only what the facts do not know", () => {
  const lines = rbs.split("\n").filter((line) => line.includes("untyped"));
  expect(lines.map((line) => line.trim())).toEqual([
    "def device: () -> untyped",
    "def devices: () -> Hash[String, Hash[Symbol, untyped]]",
  ]);
});

it("closes every bracket and every class", () => {
  const count = (pattern: RegExp) => code.match(pattern)?.length ?? 0;
  for (const [open, close] of ["()", "[]", "{}"])
    expect([open, code.split(open ?? "").length]).toEqual([open, code.split(close ?? "").length]);
  expect(count(/^ *(class|module) /gm)).toBe(count(/^ *end$/gm));
});

it.each(realFacts.filter(({ status }) => status === "current"))(
  "has every public member of $class",
  ({ class: name, methods }) => {
    const start = rbs.search(new RegExp(`^  (class|module) ${name}( <.*)?$`, "m"));
    const own = rbs.slice(start, rbs.indexOf("\n  end\n", start));
    const ofModule = name === "Playwright" ? rbs : own;
    const missing = methods
      .filter(({ internal, removedIn }) => !internal && removedIn === undefined)
      .filter(({ name: member, kind }) =>
        kind === "module-function"
          ? !ofModule.includes(`def self.${member}: `)
          : !own.includes(`def ${member}: `) && !own.includes(`alias ${member} `),
      );
    expect(missing.map((method) => method.name)).toEqual([]);
  },
);

const ruby = (args: readonly string[]) =>
  spawnSync(
    "ruby",
    [
      "-rrbs",
      "-rrbs/cli",
      "-e",
      "RBS::CLI.new(stdout: $stdout, stderr: $stderr).run(ARGV)",
      "--",
      ...args,
    ],
    {
      encoding: "utf8",
    },
  );
const hasRbs = spawnSync("ruby", ["-rrbs", "-rrbs/cli", "-e", "1"]).status === 0;

(hasRbs ? it : it.skip)("is valid for Ruby's own RBS", () => {
  const folder = mkdtempSync(join(tmpdir(), "rbs-"));
  writeFileSync(join(folder, "playwright.rbs"), rbs);
  const { status, stderr } = ruby([
    "-r",
    "date",
    "-r",
    "uri",
    "-I",
    folder,
    "validate",
    "--silent",
  ]);
  expect([status, stderr]).toEqual([0, ""]);
});
