import { appNeedsId, type AppNeeds } from "../../shared/dom/appStart";
import { pagePathAsData } from "./pagePathAsData";
import { addStructuredData, type DescribedPage } from "./structuredData";
import { shareStyleSheet } from "./styleSheet";
import { transformSync } from "esbuild";
import { memoizeByName } from "../../shared/timing/memoizeByName";

/** The facts about a page that its HTML does not tell. */
export interface PageFacts {
  path: string;
  needs: AppNeeds;
  /** The style sheet of the whole site. */
  styleSheet: string;
  /** The build that the site's data are of. */
  build: BuildName;
  /** The document of the version that is written now; `null` for other pages. */
  described: DescribedPage | null;
}

/** One change of a page's HTML. Throws where Gatsby no longer writes what it looks for. */
export type PageStep = (html: string, page: PageFacts) => string;

/** The way from a page as Gatsby wrote it to the page that is published. */
export const pageSteps: readonly PageStep[] = [
  nameBuild,
  deferScripts,
  pagePathAsData,
  minifyScripts,
  withoutStyleAttributes,
  shareStyleSheet,
  addStructuredData,
];

/** Applies the steps in their order; an error names the page. */
export function postprocessPage(html: string, page: PageFacts): string {
  try {
    return pageSteps.reduce((edited, step) => step(edited, page), html);
  } catch (error) {
    throw new Error(`${page.path}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

const asyncScript = /<script src="([^"]+)" async><\/script>/g;
const sliceMark = /<!-- slice-(?:start|end) id="_gatsby-scripts-1" -->/g;

/**
 * Keeps the browser from loading a page's scripts by itself: their tags become a list, with whatever else the app needs,
 * for the script that starts the app.
 */
export function deferScripts(html: string, { needs }: { needs: AppNeeds }): string {
  const own = [...html.matchAll(asyncScript)].map(([, src = ""]) => src);
  if (own.length === 0) throw new Error("Gatsby wrote no script tags.");
  // The page's own come before the last, which asks for them.
  const scripts = [...own.slice(0, -1), ...needs.scripts, ...own.slice(-1)];
  const json = JSON.stringify({ ...needs, scripts } satisfies AppNeeds);
  const list = `<script id="${appNeedsId}" type="application/json">${json.replaceAll("<", "\\u003c")}</script>`;
  let isListed = false;
  return html.replaceAll(sliceMark, "").replaceAll(asyncScript, () => {
    if (isListed) return "";
    isListed = true;
    return list;
  });
}

const inlineScript = /<script>([^]*?)<\/script>/g;

const minify = memoizeByName((code: string) =>
  transformSync(code, { minify: true, target: "es2022" }).code.trimEnd(),
);

/** Minifies the inline scripts of a page, which are written by hand and the same on all pages. */
export function minifyScripts(html: string): string {
  if (html.search(inlineScript) < 0) throw new Error("The page has no inline script.");
  return html.replace(inlineScript, (_script, code: string) => `<script>${minify(code)}</script>`);
}

/** The elements that Gatsby gives a style attribute; `GlobalStyle` has the same rules for them. */
const styledTag = /<[^<>]* id="(?:gatsby-focus-wrapper|gatsby-announcer)"[^<>]*>/g;

/** Takes away Gatsby's style attributes, which the policy refuses. */
export function withoutStyleAttributes(html: string): string {
  const tags = html.match(styledTag) ?? [];
  if (tags.length !== 2) throw new Error("Gatsby wrote no focus wrapper or announcer.");
  return html.replaceAll(styledTag, (tag) => tag.replace(/ style="[^"]*"/, ""));
}

/** The names of a build. */
interface BuildName {
  /** Webpack's, which changes with the folder that is built in. */
  hash: string;
  /** Of the scripts: the same wherever they are built. */
  name: string;
}

/**
 * Names the build of a page after its scripts. Throws where the page was written by another build than the site's data:
 * it would ask for scripts that are gone.
 */
function nameBuild(html: string, { build: { hash, name } }: PageFacts): string {
  const [, found] = /___webpackCompilationHash="(\w+)"/.exec(html) ?? [];
  if (found === hash) return html.replaceAll(`"${hash}"`, `"${name}"`);
  throw new Error(
    `The page is of the build ${found ?? "without a name"}, the site of ${hash}. Build it anew: npx gatsby clean && npm run build`,
  );
}
