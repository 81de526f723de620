import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync, buildSync } from "esbuild";
import { watch, type FSWatcher } from "chokidar";
import type { Problem } from "../../shared/text/problem";
import { codeProblems } from "./readChoices";
import type { ProblemBoard } from "./problemBoard";

const watched = ["src", "packages/*/src", "gatsby-*.ts", "gatsby-*.tsx"];
const code = /\.tsx?$/;

/**
 * Watches the code of the repository at `root`: tells of files that have a mistake in their syntax, of which the browser
 * shows what they were before, and of those that are read at the start alone.
 */
export function watchCode(root: string, board: ProblemBoard): FSWatcher {
  const atStart = new Map(startFiles(root).map((file) => [file, read(root, file)]));
  const onChange = (file: string) => {
    const text = read(root, file);
    if (code.test(file)) board.put(`code of ${file}`, syntaxProblems(file, text ?? ""));
    if (atStart.has(file)) board.put("start", startProblems(changedFiles(root, atStart)));
  };
  return watch([...watched, ...atStart.keys()], { cwd: root, ignoreInitial: true })
    .on("change", onChange)
    .on("add", onChange)
    .on("unlink", onChange);
}

function read(root: string, file: string): string | null {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : null;
}

function syntaxProblems(file: string, text: string): Problem[] {
  try {
    transformSync(text, { loader: "tsx", sourcefile: file, logLevel: "silent" });
    return [];
  } catch (error) {
    return codeProblems(error, file);
  }
}

function changedFiles(root: string, atStart: ReadonlyMap<string, string | null>): string[] {
  return [...atStart].flatMap(([file, text]) => (read(root, file) === text ? [] : [file]));
}

/** One problem for all of them: another branch changes many. */
function startProblems([file, ...others]: readonly string[]): Problem[] {
  if (file === undefined) return [];
  const more = others.length === 0 ? "" : ` The same holds for ${others.join(", ")}.`;
  const message = `The preview reads this file when it starts, and it has changed.${more}`;
  const hint = "Stop the preview with Ctrl+C and start it anew: npm run develop.";
  return [{ file, line: 1, rule: "preview-start", message, hint }];
}

/** The files that Gatsby loads in Node, once: its configuration, our hooks, and the page around the app. */
const entryPoints = ["gatsby-config.ts", "gatsby-node.ts", "src/app/onRenderBody.tsx"];

/** Read by tools at their start. */
const others = ["gatsby-ssr.tsx", "package.json", "package-lock.json", ".env", ".env.development"];

/** Choices that `followChoices` reads again, or that only the app has, which webpack follows. */
const followed =
  /^src\/config\/(announcement|assistants|colorMode|labelOf|landing|messages.*|navigation|searchMessages|sidebars|siteConfig|translations)\.ts$/;

/** Returns the files of the repository at `root` that a preview reads when it is started, and never again. */
function startFiles(root: string): string[] {
  const { metafile } = buildSync({
    entryPoints,
    absWorkingDir: root,
    bundle: true,
    jsx: "automatic",
    metafile: true,
    outdir: "unwritten",
    packages: "external",
    platform: "node",
    write: false,
    logLevel: "silent",
  });
  const files = [...Object.keys(metafile.inputs), ...others].filter((file) => !followed.test(file));
  return [...new Set(files)].sort();
}
