import { resolve } from "node:path";

/** The loader that runs in the browser, for webpack: not the package's file, but the copy that Gatsby builds from. */
export const loaderAlias = { "gatsby/cache-dir/loader$": resolve(".cache/loader.js") };
