/** Stands for `gatsby-link` in the browser: what Gatsby's runtime and we ask of it, without its `Link`. */

declare const __BASE_PATH__: string;
declare const __PATH_PREFIX__: string;

/** The parts of an address; a sign with nothing behind it counts for nothing. */
export function parsePath(address: string): { pathname: string; search: string; hash: string } {
  const [, pathname = "", search = "", hash = ""] =
    /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(address || "/") ?? [];
  return { pathname, search: search === "?" ? "" : search, hash: hash === "#" ? "" : hash };
}

export function withPrefix(path: string, prefix: string = __BASE_PATH__ || "/"): string {
  if (/^[a-z][a-z\d+\-.]*?:/i.test(path)) return path;
  return prefix.replace(/\/$/, "") + (path.startsWith("/") ? path : `/${path}`);
}

export function withAssetPrefix(path: string): string {
  return withPrefix(path, __PATH_PREFIX__);
}

/** Takes absolute paths, as all of ours are; that they end without a slash `watchNavigation` sees to. */
export function navigate(to: string | number, options?: object): void {
  window.___navigate(typeof to === "string" ? withPrefix(to) : to, options);
}

/** Gatsby names it and nobody draws it: links are `PageLink`. */
export function Link(): null {
  return null;
}
