/** Stands for `gatsby-link` in the browser: what Gatsby's runtime and we ask of it, without its `Link`. */

declare const __BASE_PATH__: string;

/** The parts of an address; a sign with nothing behind it counts for nothing. */
export function parsePath(address: string): { pathname: string; search: string; hash: string } {
  const [, pathname = "", search = "", hash = ""] =
    /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(address || "/") ?? [];
  return { pathname, search: search === "?" ? "" : search, hash: hash === "#" ? "" : hash };
}

export function withPrefix(path: string): string {
  if (/^[a-z][a-z\d+\-.]*?:/i.test(path)) return path;
  return (__BASE_PATH__ || "/").replace(/\/$/, "") + (path.startsWith("/") ? path : `/${path}`);
}

/** Takes absolute paths, as all of ours are; that they end without a slash `watchNavigation` sees to. */
export function navigate(to: string | number, options?: object): void {
  window.___navigate(typeof to === "string" ? withPrefix(to) : to, options);
}
