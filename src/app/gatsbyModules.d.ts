/** Gatsby's own entry of the published scripts: see `leanBundle`. */
declare module "gatsby-production-app";

/** Gatsby's own module of the data that pages share. */
declare module "gatsby/cache-dir/static-query" {
  export { useStaticQuery } from "gatsby";
}

/** What asks for each template of the site, by the names of their chunks. */
declare module "$virtual/async-requires" {
  export const components: Record<string, () => Promise<unknown>>;
}
