import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { leanBundle } from "./bundle/leanBundle";
import { publicConstants } from "./publicConstants";

/** What of these runs in the browser is the copies in `.cache`, not the package's files. */
const gatsbyModules = ["loader"].map(
  (name) => [`gatsby/cache-dir/${name}$`, resolve(`.cache/${name}.js`)] as const,
);

/**
 * Tells webpack which public variables are not set, so that it leaves out the code for those who set them, where Gatsby's
 * modules are that we name, and how to make the published bundle.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { stage, actions, plugins, getConfig } = args;
  const constants: unknown = plugins.define.call(null, publicConstants(process.env));
  actions.setWebpackConfig({
    plugins: [constants],
    resolve: { alias: Object.fromEntries(gatsbyModules) },
  });
  if (stage === "build-javascript") {
    const config = (getConfig as () => Parameters<typeof leanBundle>[0])();
    actions.replaceWebpackConfig(leanBundle(config, plugins));
  }
};
