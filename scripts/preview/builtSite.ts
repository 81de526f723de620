import { existsSync } from "node:fs";
import { join } from "node:path";
import { currentSite } from "../../src/node/deploy/publishSite";

/** The folder of the site that was built last, whole at any time. */
export const builtSite = join(__dirname, "../../published", currentSite);

/** Throws where nothing has been built. */
export function assertBuilt(): void {
  if (existsSync(join(builtSite, "index.html"))) return;
  throw new Error("There is no built site in published/. Build it first: npm run build");
}
