import type { LockedPackage } from "./lockfile";

/** Those that ask for no more than to be named, in the words of SPDX. */
const permissive = [
  "MIT",
  "MIT-0",
  "ISC",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "BlueOak-1.0.0",
  "Unlicense",
  "CC0-1.0",
  "CC-BY-3.0",
  "CC-BY-4.0",
  "Python-2.0",
  "BSD",
];

/** Packages under other terms, each with the reason why that is no trouble. */
const reasons: Record<string, string> = {
  "@img/sharp": "LGPL library that Gatsby loads while building; nothing of it is published.",
  "@fontsource/dejavu": "OFL; only pictures that are drawn with them are published.",
  "axe-core": "MPL; only run by tests.",
  lightningcss: "MPL; only run while building.",
  linkfs: "Names no licence in its manifest; its repository says MIT. Only run by gatsby develop.",
  "valid-url": "Names no licence in its manifest; its LICENSE is MIT. Only run while building.",
};

/** Tells whether a package may be used, by its licence or for a reason that is written down. */
export function isAllowed({ name, license, isOptional }: LockedPackage): boolean {
  if (license === "not installed") return isOptional;
  return Object.keys(reasons).some((known) => name.startsWith(known)) || isPermissive(license);
}

/** `(MIT OR GPL-2.0)` needs one that is permissive, `MIT AND ISC` both. */
function isPermissive(license: string): boolean {
  const parts = license.replaceAll(/[()]/g, "");
  if (parts.includes(" AND ")) return parts.split(" AND ").every(isPermissive);
  return parts.split(" OR ").some((name) => permissive.includes(name));
}
