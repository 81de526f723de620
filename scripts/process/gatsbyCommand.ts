import { isPatched } from "../../src/patches/isPatched";

/** Returns what Node is given to run Gatsby's command line, with the patch of a build where patches are on. */
export function gatsbyCommand(...args: string[]): string[] {
  const patch = isPatched() ? ["--require", "./src/patches/compileByEsbuild.cjs"] : [];
  return [...patch, "node_modules/gatsby/cli.js", ...args];
}
