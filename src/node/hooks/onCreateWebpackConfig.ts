import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
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
  const { stage, actions, getConfig, plugins } = args;
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
  const config = getConfig.call(null) as { optimization?: object };
  if (stage === "build-javascript")
    config.optimization = { ...config.optimization, minimizer: minimizersOf(plugins) };
  // To write this cache takes a fifth of a clean build, and a machine of CI seldom reads it; Babel keeps its own.
  const cache = process.env["CI"] ? { cache: { type: "memory" } } : {};
  actions.replaceWebpackConfig({ ...config, ...cache });
};

/** Returns Gatsby's own two, the one for scripts with swc in place of Terser: three times as fast, and smaller. */
function minimizersOf(plugins: CreateWebpackConfigArgs["plugins"]): unknown[] {
  const { swcMinify } = TerserPlugin;
  return [
    new TerserPlugin({ minify: swcMinify, terserOptions: { ecma: 2020 } }),
    plugins.minifyCss.call(null),
  ];
}

function isCut({ name }: { name?: string | null }): boolean {
  return !wholeChunks.some((whole) => whole === name);
}
