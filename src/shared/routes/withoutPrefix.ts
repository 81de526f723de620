/** Returns an address without the path that the site is served under: `/base/docs?q=a` → `/docs?q=a`. */
export function withoutPrefix(address: string, prefix: string): string {
  const isUnder = prefix !== "" && (address === prefix || address.startsWith(`${prefix}/`));
  return isUnder ? address.slice(prefix.length) || "/" : address;
}
