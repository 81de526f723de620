import { dirname, relative, resolve, sep } from "node:path";

const blocks = ["src/layout", "src/mdx", "src/reference", "src/search"];
const entries = ["src/landing", "src/app", "src/templates", "src/pages"];
const interfaces = ["src/hydration", "src/theme", "src/ui", ...blocks, ...entries];
const browser = ["src/shared", "src/config", ...interfaces];
const tools = ["scripts", "bench", "e2e", "test"];
/** Pictures that the build draws have the theme's values. */
const tokens = "src/theme/tokens";

/** The folders that each folder may not import: imports point one way (see ARCHITECTURE.md). */
const zones = [
  { of: ["src/shared"], not: ["src/config"] },
  { of: ["src/shared", "src/config", "src/node"], not: interfaces },
  { of: browser, not: ["src/node", "packages"] },
  { of: ["src/hydration"], not: ["src/theme", "src/ui", ...blocks, ...entries] },
  { of: ["src/theme"], not: ["src/ui", ...blocks, ...entries] },
  { of: ["src/ui"], not: [...blocks, ...entries] },
  { of: blocks, not: entries },
  { of: ["src"], not: tools },
  // A package knows nothing of the site, and no page of a reader's needs one.
  { of: ["packages"], not: ["src", ...tools] },
];

/** Returns the folder that the file may not import from, though `source` leads there; undefined for any other import. */
export function forbiddenFolder(root, file, source) {
  if (!source.startsWith(".")) return undefined;
  const from = pathIn(root, file);
  const to = pathIn(root, resolve(dirname(file), source));
  if (isIn("src/node", from) && to === tokens) return undefined;
  return zones
    .filter(({ of }) => of.some((folder) => isIn(folder, from)))
    .flatMap(({ not }) => not)
    .find((folder) => isIn(folder, to));
}

function isIn(folder, path) {
  return path === folder || path.startsWith(`${folder}/`);
}

function pathIn(root, file) {
  return relative(root, file).replaceAll(sep, "/");
}
