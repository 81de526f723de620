export { onCreateBabelConfig } from "./src/node/hooks/onCreateBabelConfig";
export { createPages } from "./src/node/hooks/createPages";
export { createResolvers } from "./src/node/hooks/createResolvers";
export { createSchemaCustomization } from "./src/node/hooks/createSchemaCustomization";
export { onCreateDevServer } from "./src/node/hooks/onCreateDevServer";
export { onCreateNode, shouldOnCreateNode } from "./src/node/hooks/onCreateNode";
export { onCreateWebpackConfig } from "./src/node/hooks/onCreateWebpackConfig";
export { onPostBuild } from "./src/node/hooks/onPostBuild";
export { onPreBootstrap } from "./src/node/hooks/onPreBootstrap";
