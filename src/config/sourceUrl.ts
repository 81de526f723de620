import { site } from "./site";

/** Address of a file of the library as it is in the documented release, or in that of another commit. */
export function sourceUrl(file: string, commit: string = site.gemCommit): string {
  return `${site.repository}/blob/${commit}/${file}`;
}
