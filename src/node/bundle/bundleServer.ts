import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type * as Babel from "@babel/core";
import type { Plugin } from "esbuild";
import { digestOf } from "../cache/digest";
import { diskCache } from "../cache/diskCache";
import { loadFromSite } from "../loadFromSite";
import { constantsOf } from "./serverConstants";
import { stylesInOnePiece } from "./stylesInOnePiece";

/** What of webpack's configuration says how the server's bundle is made. */
export interface ServerBundleConfig {
  context: string;
  entry: Record<string, string>;
  resolve: { alias: Record<string, string>; extensions: string[] };
  /** Names of modules with where they are found when the bundle runs, and functions of webpack's. */
  externals: readonly unknown[];
  plugins: readonly unknown[];
}

/** Where the bundle goes, and what Babel changes in modules. */
interface ServerBundle {
  file: string;
  babelPlugins: Babel.PluginItem[];
}

/** The pages and what draws them have one copy. */
const react = /^react$|^react-dom\//;

/**
 * Bundles what draws the pages by esbuild, where and with what webpack would, in a tenth of its time. Comes back with a
 * digest of the bundle; rejects with esbuild's message, which names files and lines.
 */
export async function bundleServer(
  config: ServerBundleConfig,
  { file, babelPlugins }: ServerBundle,
): Promise<string> {
  const { build, stop } = await import("esbuild");
  await build({
    absWorkingDir: config.context,
    entryPoints: [config.entry["render-page"] ?? ""],
    outfile: file,
    bundle: true,
    platform: "node",
    target: `node${process.versions.node}`,
    mainFields: ["module", "main"],
    resolveExtensions: config.resolve.extensions,
    jsx: "automatic",
    loader: { ".js": "jsx" },
    sourcemap: true,
    logLevel: "silent",
    // What pages are drawn with must not depend on who builds them.
    banner: { js: "const noEnvironment = {};" },
    define: { ...constantsOf(config.plugins), "process.env": "noEnvironment" },
    plugins: [findAsWebpack(config), changeByBabel(babelPlugins)],
  }).finally(stop);
  return createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
}

function findAsWebpack({ resolve: { alias }, externals }: ServerBundleConfig): Plugin {
  const outside = outsideModules(externals);
  return {
    name: "findAsWebpack",
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir }) => {
        if (path === "react/jsx-runtime") return { path: jsxRuntime() };
        const outer = outside.get(path);
        if (outer !== undefined) return { path: outer, external: true };
        const named = aliased(path, alias);
        if (named === path) return undefined;
        const {
          path: found,
          errors,
          sideEffects,
        } = await build.resolve(named, { kind, resolveDir });
        return { path: found, errors, sideEffects, external: react.test(path) };
      });
      // Gatsby asks for it where a setting of its own is on, and gives webpack nothing in its place.
      build.onLoad({ filter: /react-server-dom-webpack/ }, () => ({ contents: "" }));
    },
  };
}

/** Ours makes elements in less time, and is in the bundle, so that it is called without a detour. */
const jsxRuntime = () => resolve("src/app/jsxRuntime.ts");

/** `{ fs: "commonjs /site/.cache/fs" }` has `fs` looked for in `/site/.cache/fs`. */
function outsideModules(externals: readonly unknown[]): Map<string, string> {
  const named = externals.filter((external) => typeof external === "object");
  return new Map(
    Object.entries(Object.assign({}, ...named) as Record<string, string>).map(([name, where]) => [
      name,
      where.replace(/^commonjs /, ""),
    ]),
  );
}

/** A name that ends in `$` stands for the module of that name alone, others for what is in it as well. */
function aliased(path: string, alias: Record<string, string>): string {
  const exact = alias[`${path}$`] ?? alias[path];
  if (exact !== undefined) return exact;
  const folder = Object.keys(alias).find((name) => path.startsWith(`${name}/`));
  return folder === undefined ? path : `${alias[folder]}${path.slice(folder.length)}`;
}

/** What a module has that Babel changes; all else is esbuild's. */
const queriesOrStyles = /\bgraphql`|"styled-components"/;

function changeByBabel(plugins: Babel.PluginItem[]): Plugin {
  return {
    name: "changeByBabel",
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const text = await readFile(path, "utf8");
        const contents = queriesOrStyles.test(text) ? keptChange(path, text, plugins) : text;
        return { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
      });
    },
  };
}

/** Babel takes two seconds for all modules, and a build after an edit of a page finds each as it was. */
function keptChange(path: string, text: string, plugins: Babel.PluginItem[]): string {
  const parts = [path, text, JSON.stringify(plugins)];
  return diskCache(`server/${digestOf([path])}`, parts, () => changed(path, text, plugins));
}

function changed(filename: string, text: string, plugins: Babel.PluginItem[]): string {
  // Loaded where a module has changed: it takes a tenth of a second.
  const { transformSync } = loadFromSite("@babel/core") as typeof Babel;
  const result = transformSync(text, {
    filename,
    plugins: [...plugins, stylesInOnePiece],
    parserOpts: { plugins: filename.endsWith("x") ? ["typescript", "jsx"] : ["typescript"] },
    sourceMaps: "inline",
    babelrc: false,
    configFile: false,
  });
  return result?.code ?? text;
}
