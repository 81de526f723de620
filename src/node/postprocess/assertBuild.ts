import type { PageFacts } from "./pageSteps";

/** Throws where a page was written by another build than the site's data: it would ask for scripts that are gone. */
export function assertBuild(html: string, { build }: PageFacts): string {
  const [, found] = /___webpackCompilationHash="(\w+)"/.exec(html) ?? [];
  if (found === build) return html;
  throw new Error(
    `The page is of the build ${found ?? "without a name"}, the site of ${build}. Build it anew: npx gatsby clean && npm run build`,
  );
}
