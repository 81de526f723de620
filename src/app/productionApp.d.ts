/** Gatsby's own entry of the published scripts: see `leanBundle`. */
declare module "gatsby-production-app";
