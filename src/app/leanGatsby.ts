/**
 * Stands for `gatsby` in the browser: what we ask of it. Gatsby's own brings its loader, and by that the whole app, so
 * that the first module that names it would run all of them in one task.
 */
export { useStaticQuery } from "gatsby/cache-dir/static-query";
export { navigate, withPrefix } from "./leanLink";
