export { createPages } from "./src/node/createPages";
export { createResolvers } from "./src/node/createResolvers";
export { createSchemaCustomization } from "./src/node/createSchemaCustomization";
export { onCreateDevServer } from "./src/node/onCreateDevServer";
export { onCreateNode, shouldOnCreateNode } from "./src/node/onCreateNode";
export { onCreateWebpackConfig } from "./src/node/onCreateWebpackConfig";
export { onPostBuild } from "./src/node/onPostBuild";
export { onPreBootstrap } from "./src/node/onPreBootstrap";
export { onPreBuild } from "./src/node/onPreBuild";
