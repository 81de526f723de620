import type { GatsbyNode } from "gatsby";
import { parseSource } from "./content/parseContent";
import { isPreview } from "./isPreview";
import { localesWith, ownPath } from "./locales/localeFolder";
import { nodeMemory } from "./nodeMemory";
import { planPages } from "./planPages";
import { queryData } from "./queryData";
import { reportContentProblemsLater } from "./reportContentProblems";

const query = /* GraphQL */ `
  query DocPages {
    allMdx(sort: { internal: { contentFilePath: ASC } }) {
      nodes {
        childDocPage {
          id
          path
          localPath
          version
          template
          sourcePath
          internal {
            contentDigest
          }
        }
      }
    }
  }
`;

export const createPages: GatsbyNode["createPages"] = async (args) => {
  // Every node is there by now; what was made of fewer is void.
  nodeMemory.forget();
  const data = await queryData<Queries.DocPagesQuery>(args, query);
  if (data === null) return;
  // A build has been told at its start, and reads no document after this; a preview's have changed since.
  if (isPreview()) reportContentProblemsLater(args.reporter);
  else parseSource.forget();
  const localesOf = (sourcePath: string, version: string) =>
    localesWith(process.cwd(), ownPath(sourcePath), version);
  planPages(data.allMdx.nodes, localesOf).forEach((page) => {
    args.actions.createPage(page);
  });
  // For links inside the site and the preview; what comes from outside is redirected by `static/_redirects`.
  args.actions.createRedirect({
    fromPath: "/docs",
    toPath: "/docs/article/getting_started",
    redirectInBrowser: true,
  });
};
