import { createRequire } from "node:module";
import { resolve } from "node:path";

/** Loads a CommonJS module of the site's packages, or a file, when it is asked for; what is bundled has no `require`. */
export const loadFromSite = createRequire(resolve("package.json"));
