import type { PageFacts } from "./pageSteps";

/** The names of a build. */
export interface BuildName {
  /** Webpack's, which changes with the folder that is built in. */
  hash: string;
  /** Of the scripts: the same wherever they are built. */
  name: string;
}

/**
 * Names the build of a page after its scripts. Throws where the page was written by another build than the site's data:
 * it would ask for scripts that are gone.
 */
export function nameBuild(html: string, { build: { hash, name } }: PageFacts): string {
  const [, found] = /___webpackCompilationHash="(\w+)"/.exec(html) ?? [];
  if (found === hash) return html.replaceAll(`"${hash}"`, `"${name}"`);
  throw new Error(
    `The page is of the build ${found ?? "without a name"}, the site of ${hash}. Build it anew: npx gatsby clean && npm run build`,
  );
}
