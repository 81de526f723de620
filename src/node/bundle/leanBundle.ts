import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

interface WebpackConfig {
  plugins: unknown[];
  optimization: { splitChunks?: object };
}

/** What of a chunk says how it is cut. */
interface Chunk {
  name?: string | null | undefined;
}

type Plugins = CreateWebpackConfigArgs["plugins"];

/** What a lighter module of ours stands for in the browser, by how Gatsby's modules and ours ask for it. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/^react-helmet$/, "src/layout/head/BrowserHelmet.ts"],
  // It has no option to follow here.
  [/gatsby-plugin-styled-components\/gatsby-browser/, "src/app/unused.ts"],
  // What this site does not use of Gatsby: Partytown and Head, and service workers.
  [/internal-plugins\/partytown\/gatsby-browser/, "src/app/unused.ts"],
  [/head\/head-export-handler-for-browser$/, "src/app/unused.ts"],
  [/^\.\/register-service-worker$/, "src/app/unused.ts"],
];

/** By their names in `startSearchWorker` and `SearchProvider`. */
const wholeChunks = ["search-worker", "search-dialog"];

/** Syntax that every browser of `browserslist` has. */
const ecma = 2020;

/** The configuration of the published scripts, for today's browsers, without what this site has no use for. */
export function leanBundle<T extends WebpackConfig>(config: T, plugins: Plugins) {
  return {
    ...config,
    // Source maps are not published, so no script may name one.
    devtool: false,
    target: ["web", `es${ecma}`],
    plugins: [
      ...config.plugins,
      ...replacements.map(([request, file]): unknown =>
        plugins.normalModuleReplacement.call(null, request, resolve(file)),
      ),
    ],
    optimization: {
      ...config.optimization,
      splitChunks: { ...config.optimization.splitChunks, chunks: isCut },
      minimizer: [minifyScripts(plugins), plugins.minifyCss.call(null)] as unknown[],
    },
  };
}

/**
 * Modules that two chunks have become a chunk of their own, but not what is in these. The page would load all that the
 * search's worker shares with any other chunk as soon as it shares a line of that itself; and the dialog, in one piece
 * with what the search page has as well, is smaller by 0.8 KiB and a request.
 */
function isCut({ name }: Chunk): boolean {
  return !wholeChunks.some((whole) => whole === name);
}

function minifyScripts(plugins: Plugins): unknown {
  return plugins.minifyJs.call(null, {
    terserOptions: { ecma, compress: { ecma, passes: 3 }, output: { ecma } },
  });
}
