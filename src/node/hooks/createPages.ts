import type { GatsbyNode, Node } from "gatsby";
import { forgetContent } from "../content/versionContent";
import { isPreview } from "../isPreview";
import { codeDigest, nodesDigest } from "../cache/digest";
import { localesWith, ownPath } from "../locales/localeFolder";
import { planPages, type DocPageNode } from "../pages/planPages";
import { createSettledCall } from "../preview/createSettledCall";

/** A preview answers an edit first, and looks for what has come meanwhile a second later. */
const whenSettled = createSettledCall(1_000);

export const createPages: GatsbyNode["createPages"] = (args) => {
  // Not by a query: in a preview it took as long as all pages together.
  const pages = args.getNodesByType("DocPage") as unknown as (DocPageNode & Node)[];
  const [first] = pages;
  forgetContent();
  const digestNow = () => nodesDigest(args.getNodes());
  // Every page's context has it, so a page whose query missed a change of a node is asked for again.
  const madeFrom = isPreview() ? digestNow() : codeDigest();
  if (isPreview()) {
    // Has pages planned again: a node that came a moment before this is not among those of its type yet, and Gatsby
    // forgets one that comes a moment after.
    whenSettled(madeFrom, digestNow, () => first && args.actions.touchNode(first));
  }
  const localesOf = (sourcePath: string, version: string) =>
    localesWith(process.cwd(), ownPath(sourcePath), version);
  planPages(pages, localesOf, madeFrom).forEach((page) => {
    args.actions.createPage(page);
  });
  // For links inside the site and the preview; what comes from outside is redirected by `static/_redirects`.
  args.actions.createRedirect({
    fromPath: "/docs",
    toPath: "/docs/article/getting_started",
    redirectInBrowser: true,
  });
};
