import { site } from "./site";

/** Address of a file of the library as it is in the documented version. */
export function sourceUrl(file: string): string {
  return `${site.repository}/blob/${site.gemCommit}/${file}`;
}
