import type { GatsbyNode } from "gatsby";
import { parseSource } from "./content/parseContent";
import { isPreview } from "./isPreview";
import { codeDigest } from "./keptResult";
import { localesWith, ownPath } from "./locales/localeFolder";
import { nodeMemory } from "./nodeMemory";
import { planPages, type DocPageNode } from "./planPages";
import { reportContentProblemsLater } from "./reportContentProblems";

export const createPages: GatsbyNode["createPages"] = (args) => {
  // Every node is there by now; what was made of fewer is void.
  nodeMemory.forget();
  // Not by a query: in a preview it took as long as all pages together.
  const pages = args.getNodesByType("DocPage") as unknown as DocPageNode[];
  // A build has been told at its start, and reads no document after this; a preview's have changed since.
  if (isPreview()) reportContentProblemsLater(args.reporter);
  else parseSource.forget();
  const localesOf = (sourcePath: string, version: string) =>
    localesWith(process.cwd(), ownPath(sourcePath), version);
  planPages(pages, localesOf, codeDigest()).forEach((page) => {
    args.actions.createPage(page);
  });
  // For links inside the site and the preview; what comes from outside is redirected by `static/_redirects`.
  args.actions.createRedirect({
    fromPath: "/docs",
    toPath: "/docs/article/getting_started",
    redirectInBrowser: true,
  });
};
