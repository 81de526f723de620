import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { configFiles } from "../../config/siteConfig";
import type { SourceFile } from "../document/sourceFile";

/** The text of what is configured and of what pages are rendered with, for the lines of problems. */
export interface ConfigSources {
  config: SourceFile[];
  components: SourceFile[];
}

/** Reads them from the repository at `root`. */
export function readConfigSources(root: string): ConfigSources {
  const read = (path: string) => ({ path, text: readFileSync(join(root, path), "utf8") });
  const folders = ["src/pages", "src/templates"].filter((folder) => existsSync(join(root, folder)));
  const components = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => `${folder}/${name}`),
  );
  const config = [...new Set(Object.values(configFiles))];
  return {
    config: config.filter((file) => existsSync(join(root, file))).map(read),
    components: components.map(read),
  };
}
