import type { GatsbyNode } from "gatsby";
import { publicConstants } from "./publicConstants";

/**
 * Tells webpack which public variables are not set, so that it leaves out what is for those who set them, and to make
 * no source maps of the published bundle: they are not published, so no script may name one.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
}) => {
  const constants: unknown = plugins.define.call(null, publicConstants(process.env));
  actions.setWebpackConfig({
    plugins: [constants],
    ...(stage === "build-javascript" && { devtool: false }),
  });
};
