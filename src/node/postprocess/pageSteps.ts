import type { AppNeeds } from "../../shared/dom/appStart";
import { deferScripts } from "./deferScripts";
import { minifyScripts } from "./minifyScripts";
import { nameBuild, type BuildName } from "./nameBuild";
import { pagePathAsData } from "./pagePathAsData";
import { addStructuredData, type DescribedPage } from "./structuredData";
import { shareStyleSheet } from "./styleSheet";
import { withoutStyleAttributes } from "./withoutStyleAttributes";

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
