/**
 * Returns whether a link leads to a page of this site, not to one of its files, a place on the same page or another
 * site.
 */
export function isPagePath(href: string): boolean {
  const [path = ""] = href.split(/[?#]/);
  return /^\/(?!\/)/.test(path) && !/\.\w+$/.test(path);
}
