import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { publicConstants } from "./publicConstants";

/** The loader that runs in the browser is the copy in `.cache`, not the package's file. */
const gatsbyLoader = "gatsby/cache-dir/loader$";

/**
 * Tells webpack which public variables are not set, so that it leaves out what is for those who set them, where the
 * loader is that `endAtErrorPage` mends, and to make no source maps of the published bundle: they are not published, so
 * no script may name one.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
}) => {
  const constants: unknown = plugins.define.call(null, publicConstants(process.env));
  actions.setWebpackConfig({
    plugins: [constants],
    resolve: { alias: { [gatsbyLoader]: resolve(".cache/loader.js") } },
    ...(stage === "build-javascript" && { devtool: false }),
  });
};
