import type { GatsbyNode } from "gatsby";
import { publicConstants } from "./publicConstants";

/** Tells webpack which public variables are not set, so that it leaves out what is for those who set them. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  plugins,
}) => {
  const constants: unknown = plugins.define.call(null, publicConstants(process.env));
  actions.setWebpackConfig({ plugins: [constants] });
};
