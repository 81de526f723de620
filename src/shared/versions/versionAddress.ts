/** The version that is written now; frozen ones are called by their number. */
export const currentVersion = "current";

/** The names of frozen versions: `1.61`. Ids of pages have no dots, so an address tells them apart. */
export const frozenName = /^\d+(\.\d+)+$/;

/** Returns an address of the docs as it is called in a version: `/docs/api/page#goto` → `/docs/1.61/api/page#goto`. */
export function inVersion(address: string, version: string): string {
  if (version === currentVersion || !address.startsWith("/docs/")) return address;
  return `/docs/${version}${address.slice("/docs".length)}`;
}

/** Returns a file of the site that each version has its own of: `/search/index.json` → `/search/1.61/index.json`. */
export function fileOfVersion(path: string, version: string): string {
  return version === currentVersion ? path : path.replace(/[^/]+$/, `${version}/$&`);
}

/** Returns the address in the version that is written now: `/docs/1.61/api/page` → `/docs/api/page`. */
export function withoutVersion(address: string): string {
  const version = versionOf(address);
  return version === currentVersion ? address : address.replace(`/docs/${version}`, "/docs");
}

/** Returns the version that an address belongs to. */
export function versionOf(address: string): string {
  const [, root, first = ""] = address.split(/[/?#]/);
  return root === "docs" && frozenName.test(first) ? first : currentVersion;
}
