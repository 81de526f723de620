import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where Gatsby builds the site. */
export const builtSite = join(__dirname, "../../public");

/** Throws where nothing has been built. */
export function assertBuilt(): void {
  if (existsSync(join(builtSite, "index.html"))) return;
  throw new Error("There is no built site in public/. Build it first: npm run build");
}
