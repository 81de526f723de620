import type { GatsbyNode } from "gatsby";
import { resolve } from "node:path";
import { publicConstants } from "./publicConstants";

/**
 * Tells webpack which public variables are not set, so that it leaves out what is for those who set them. Gatsby's
 * `Script` component, which no page uses and no bundler can know to be unused, is left out as well.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  plugins,
}) => {
  const constants: unknown = plugins.define.call(null, publicConstants(process.env));
  actions.setWebpackConfig({
    plugins: [constants],
    resolve: { alias: { "gatsby-script": resolve("src/node/emptyModule.ts") } },
  });
};
