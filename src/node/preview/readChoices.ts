import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { runInThisContext } from "node:vm";
import { buildSync, type BuildFailure, type Message } from "esbuild";
import type { Problem } from "../../shared/text/problem";
import { messageOf } from "../messageOf";
import type { SiteChoices } from "../config/siteChoices";

const folder = "src/config";

const source = `
  export { siteConfig } from "./src/config/siteConfig";
  export { sidebars } from "./src/config/sidebars";
  export { translations } from "./src/config/translations";
  export { labelOf } from "./src/config/labelOf";
`;

/** Reads `src/config` of the repository at `root` from the disk, as a module that has not been loaded before. */
export function readChoices(root: string): SiteChoices {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: root, loader: "ts" },
    absWorkingDir: root,
    bundle: true,
    format: "cjs",
    platform: "node",
    packages: "external",
    write: false,
    logLevel: "silent",
  });
  return evaluate(outputFiles[0]?.text ?? "", root) as SiteChoices;
}

/** Runs a CommonJS module and returns what it exports. */
function evaluate(text: string, root: string): unknown {
  const wrapped = `(function (module, exports, require) {${text}\n})`;
  const run = runInThisContext(wrapped, folder) as (...parts: unknown[]) => void;
  const module = { exports: {} };
  run(module, module.exports, createRequire(join(root, "package.json")));
  return module.exports;
}

/** Returns what is wrong with code that cannot be read: a mistake in its syntax with its place, or what it threw. */
export function codeProblems(error: unknown, file: string): Problem[] {
  const { errors } = error as Partial<BuildFailure>;
  if (errors !== undefined) return errors.map((found) => syntaxProblem(found, file));
  return [{ file, line: 1, rule: "code-run", message: messageOf(error) }];
}

function syntaxProblem({ text, location }: Message, file: string): Problem {
  return {
    file: location === null ? file : relative(".", location.file),
    line: location?.line ?? 1,
    column: (location?.column ?? 0) + 1,
    rule: "code-syntax",
    message: text,
    hint: "Until this is mended the preview shows what was there before.",
  };
}
