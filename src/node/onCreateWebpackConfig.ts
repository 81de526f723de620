import type { GatsbyNode } from "gatsby";

/** No source maps for the published bundle: they are not published, so no script may name one. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
};
