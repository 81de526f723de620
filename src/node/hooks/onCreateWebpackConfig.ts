import type { GatsbyNode } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { parse } from "yaml";
import { locale } from "../../config/locales";
import { versions } from "../../config/versions";
import { untranslatedPaths } from "../locales/localeFolder";
import { leanBrowser } from "../../patches/leanBrowser";
import { loaderAlias } from "../../patches/loaderAlias";
import { publicConstants } from "./publicConstants";

/** By their names in `startSearchWorker` and `SearchProvider`. */
const wholeChunks = ["search-worker", "search-dialog"];

/**
 * Tells webpack which public variables are not set, so that it leaves out the code for those who set them, and how to
 * make the published scripts: without source maps, and with the search in whole chunks, because pages would load what
 * these share with others.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { stage, actions, getConfig, plugins, store } = args;
  const names = versions.map(({ name }) => name);
  const untranslated = untranslatedPaths(process.cwd(), locale.code, names).join(" ");
  const variables = { ...process.env, GATSBY_UNTRANSLATED: untranslated };
  const constants: unknown = plugins.define.call(null, publicConstants(variables));
  actions.setWebpackConfig({
    plugins: [constants],
    resolve: { alias: loaderAlias },
    module: { rules: [{ test: /\.yml$/, type: "json", parser: { parse } }] },
  });
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      devtool: false,
      plugins: leanBrowser(plugins),
      optimization: { splitChunks: { chunks: isCut } },
    });
  }
  const config = getConfig.call(null) as WebpackConfig;
  const { program } = store.getState.call(store) as GatsbyState;
  const minimizer = config.optimization?.minimizer;
  actions.replaceWebpackConfig({
    ...config,
    // To write this cache takes a fifth of a clean build, and a machine of CI seldom reads it; Babel keeps its own.
    ...(process.env["CI"] && { cache: { type: "memory" } }),
    // Of a build to be profiled, Gatsby has Terser keep the names.
    optimization: {
      ...config.optimization,
      minimizer: program.profile ? minimizer : minimizer?.map(bySwc),
    },
  });
};

interface WebpackConfig {
  optimization?: { minimizer?: unknown[] };
}

interface GatsbyState {
  program: { profile?: boolean };
}

/** Returns swc in the place of Terser, of which it takes a third of the time, with smaller scripts; else the minimizer. */
function bySwc(minimizer: unknown): unknown {
  if (!(minimizer instanceof TerserPlugin)) return minimizer;
  return new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { ecma: 2020 } });
}

function isCut({ name }: { name?: string | null }): boolean {
  return !wholeChunks.some((whole) => whole === name);
}
