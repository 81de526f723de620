export { createPages } from "./src/node/createPages";
export { createSchemaCustomization } from "./src/node/createSchemaCustomization";
export { createResolvers } from "./src/node/createResolvers";
export { onCreateDevServer } from "./src/node/onCreateDevServer";
export { onCreateNode, shouldOnCreateNode } from "./src/node/onCreateNode";
export { onCreateWebpackConfig } from "./src/node/onCreateWebpackConfig";
export { onPostBuild } from "./src/node/onPostBuild";
export { onPreBootstrap } from "./src/node/onPreBootstrap";
