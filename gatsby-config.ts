import type { GatsbyConfig } from "gatsby";
import { algoliaPlugins } from "./src/node/search/algoliaPlugins";
import { site } from "./src/config/site";
import { versions } from "./src/config/versions";
import { deployAdapter } from "./src/node/deployAdapter";
import { versionFolder } from "./src/node/versions/frozenVersion";

/** Search engines are led to the version that is written now. */
const [, ...frozen] = versions;

const isDevelop = process.env.NODE_ENV === "development";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: new URL(site.url).origin },
  pathPrefix: site.pathPrefix,
  trailingSlash: "never",
  jsxRuntime: "automatic",
  adapter: deployAdapter(process.env),
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: "src/gatsby-types.d.ts",
    documentSearchPaths: ["./gatsby-node.ts", "./src/node/**/*.ts"],
  },
  plugins: [
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-plugin-styled-components",
      // Names of components in class names are for who develops; readers would load them twice, in HTML and scripts.
      options: isDevelop ? {} : { displayName: false, fileName: false, pure: true },
    },
    ...versions.map(({ name }) => ({
      resolve: "gatsby-source-filesystem",
      options: { name, path: `./${versionFolder(name)}content` },
    })),
    { resolve: "gatsby-plugin-mdx", options: { extensions: [".mdx"] } },
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        excludes: ["/search", "/404", "/dev-404-page", ...frozen.map(({ path }) => `${path}/**`)],
      },
    },
    ...algoliaPlugins(process.env),
  ],
};

export default config;
