import { withPrefix } from "gatsby";
import { withoutPrefix } from "../../shared/routes/cleanAddress";

/** Returns an address of this site as links and queries name it: without the path that the site is served under. */
export function sitePath(address: string): string {
  return withoutPrefix(address, withPrefix("/").replace(/\/$/, ""));
}
