import type { GatsbyNode } from "gatsby";
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
  // To write this cache takes a fifth of a clean build, and a machine of CI seldom reads it; Babel keeps its own.
  const config = getConfig.call(null) as object;
  if (process.env["CI"]) actions.replaceWebpackConfig({ ...config, cache: { type: "memory" } });
};

function isCut({ name }: { name?: string | null }): boolean {
  return !wholeChunks.some((whole) => whole === name);
}
