import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";

interface Report {
  diagnostics: { filename: string; code: string; message: string }[];
}

const importOf = (source: string) => `import { a } from "${source}";\nexport const b = a;\n`;

/** A file, its text, and what is refused in it by the rules of `site`. */
const samples: [file: string, text: string, refused: string[]][] = [
  ["src/shared/a.ts", importOf("../config/site"), ["import-zones src/config"]],
  ["src/shared/deep/a.ts", importOf("../config/site"), []],
  ["src/config/a.ts", importOf("../ui/Card"), ["import-zones src/ui"]],
  ["src/node/a/b.ts", importOf("../../mdx/Card"), ["import-zones src/mdx"]],
  ["src/node/a.ts", importOf("../theme/tokens"), []],
  ["src/node/b.ts", importOf("../theme/theme"), ["import-zones src/theme"]],
  ["src/ui/a.ts", importOf("../layout/Page"), ["import-zones src/layout"]],
  ["src/ui/b.ts", 'export { a } from "../node/a";\n', ["import-zones src/node"]],
  ["src/ui/c.ts", 'export * from "../../packages/gem-facts/a";\n', ["import-zones packages"]],
  ["src/theme/a.ts", importOf("../ui/Card"), ["import-zones src/ui"]],
  ["src/theme/b.ts", 'export const a = import("../ui/Card");\n', ["import-zones src/ui"]],
  ["src/hydration/a.ts", importOf("../theme/theme"), ["import-zones src/theme"]],
  ["src/search/a.ts", importOf("../app/Frame"), ["import-zones src/app"]],
  ["src/searching/a.ts", importOf("../app/Frame"), []],
  ["src/node/c.ts", importOf("../../scripts/a"), ["import-zones scripts"]],
  ["src/node/c.test.ts", importOf("../../scripts/a"), []],
  ["packages/a/src/a.ts", importOf("../../../src/config/site"), ["import-zones src"]],
  ["scripts/a.ts", importOf("../src/node/a"), []],
  ["scripts/b.ts", 'export const a = "gatsby/dist/a";\n', ["no-private-modules"]],
  ["scripts/c.ts", 'export const a = ".cache/a.js";\n', ["no-private-modules"]],
  [
    "scripts/d.ts",
    importOf("styled-components").replaceAll(/\ba\b/g, "__PRIVATE__"),
    ["no-private-modules", "no-private-modules", "no-private-modules"],
  ],
  ["src/patches/a.ts", 'export const a = "gatsby/cache-dir/a";\n', []],
  ["scripts/e.ts", 'export const a = "b".localeCompare("c");\n', ["no-foreign-order"]],
  ["scripts/f.ts", 'export const a = "b".localeCompare("c", "en");\n', []],
  ["src/ui/D.tsx", "export const D = () => <p style={{}}>d</p>;\n", ["no-style-attribute"]],
];

it("refuses what the rules of the site are about, and nothing else", () => {
  const root = mkdtempSync(join(realpathSync(tmpdir()), "lint-"));
  for (const own of [".oxlintrc.json", "scripts/lint"])
    cpSync(own, join(root, own), { recursive: true });
  for (const [file, text] of samples) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { diagnostics } = lint(root);
  rmSync(root, { recursive: true });
  const refused = samples.map(([file, text]) => [
    file,
    text,
    diagnostics.filter(({ filename }) => filename === file).flatMap(nameOf),
  ]);
  expect(refused).toEqual(samples);
});

function lint(root: string): Report {
  const path = `${join(process.cwd(), "node_modules/.bin")}${delimiter}${process.env["PATH"]}`;
  const env = { ...process.env, PATH: path };
  const { stdout } = spawnSync("oxlint", ["--format", "json"], {
    cwd: root,
    encoding: "utf8",
    env,
  });
  return JSON.parse(stdout) as Report;
}

function nameOf({ code, message }: Report["diagnostics"][number]): string[] {
  const [, rule] = /^site\((.+)\)$/.exec(code) ?? [];
  if (rule === undefined) return [];
  const [, folder] = /may not know (.+)\.$/.exec(message) ?? [];
  return [[rule, folder].filter(Boolean).join(" ")];
}
