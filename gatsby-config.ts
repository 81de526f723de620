import type { GatsbyConfig } from "gatsby";
import { algoliaPlugins } from "./src/node/algolia/algoliaPlugins";
import { locale } from "./src/config/locales";
import { site } from "./src/config/site";
import { versions } from "./src/config/versions";
import { deployAdapter } from "./src/node/deploy/deployAdapter";
import { fileSources } from "./src/node/locales/localeContent";
import { sitemapOptions } from "./src/node/output/sitemapOptions";
import { previewSources } from "./src/node/preview/announceLateFiles";

const versionNames = versions.map(({ name }) => name);

const isDevelop = process.env.NODE_ENV === "development";
const sources = isDevelop ? previewSources : fileSources;

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: new URL(site.url).origin },
  pathPrefix: site.pathPrefix,
  trailingSlash: "never",
  jsxRuntime: "automatic",
  adapter: deployAdapter(process.env, locale.code),
  graphqlTypegen: !isDevelop && {
    generateOnBuild: true,
    typesOutputPath: "src/gatsby-types.d.ts",
    // The files that have queries; Gatsby parses all that is named here.
    documentSearchPaths: ["hooks/onPostBuild", "algolia/algoliaPlugins"].map(
      (name) => `./src/node/${name}.ts`,
    ),
  },
  plugins: [
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-plugin-styled-components",
      // Names of components in class names are for who develops; readers would load them twice, in HTML and scripts.
      options: isDevelop ? {} : { displayName: false, fileName: false, pure: true },
    },
    ...sources(process.cwd(), locale.code, versionNames).map((options) => ({
      resolve: "gatsby-source-filesystem",
      options: { ...options },
    })),
    { resolve: "gatsby-plugin-mdx", options: { extensions: [".mdx"] } },
    { resolve: "gatsby-plugin-sitemap", options: { ...sitemapOptions } },
    ...algoliaPlugins(process.env),
  ],
};

export default config;
