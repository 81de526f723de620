import type { GatsbyConfig } from "gatsby";
import { algoliaPlugins } from "./src/node/search/algoliaPlugins";
import { site } from "./src/config/site";
import { deployAdapter } from "./src/node/deployAdapter";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url },
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
    "gatsby-plugin-styled-components",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "./content" },
    },
    { resolve: "gatsby-plugin-mdx", options: { extensions: [".mdx"] } },
    {
      resolve: "gatsby-plugin-sitemap",
      options: { excludes: ["/search", "/404", "/dev-404-page"] },
    },
    ...algoliaPlugins(process.env),
  ],
};

export default config;
