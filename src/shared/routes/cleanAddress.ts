const pageSuffix = /(?:\/index)?\.html$|\/index$|\/$/;

/**
 * Returns an address without what other servers put behind a page's path: `/x/index.html?a#b` → `/x?a#b`. `home` is the
 * first page's path.
 */
export function cleanAddress(address: string, home = "/"): string {
  const [, path = "", rest = ""] = /^([^?#]*)([^]*)$/.exec(address) ?? [];
  if (path === "") return address;
  const clean = path.replace(pageSuffix, "");
  return (clean === home.replace(/\/$/, "") ? home : clean) + rest;
}

/** Returns an address without the path that the site is served under: `/base/docs?q=a` → `/docs?q=a`. */
export function withoutPrefix(address: string, prefix: string): string {
  const isUnder = prefix !== "" && (address === prefix || address.startsWith(`${prefix}/`));
  return isUnder ? address.slice(prefix.length) || "/" : address;
}
