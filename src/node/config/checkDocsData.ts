import type { Problem } from "../../shared/text/problem";
import { docId } from "../../shared/routes/pagePath";
import type { Content } from "../content/parseContent";

const landingFile = "content/samples/landing.mdx";

/** Finds a site without a single document, whose content is not where it is read from, or without what the landing page shows. */
export function checkDocsData({ documents }: Content): Problem[] {
  return [
    ...(documents.some(({ path }) => docId(path ?? "") !== null) ? [] : [noDocs(documents)]),
    ...(documents.some(({ file }) => file === landingFile) ? [] : [noLanding]),
  ];
}

function noDocs(documents: Content["documents"]): Problem {
  const message = "There are no documents, so there is nothing to build the docs from.";
  const hint = `What is read: ${documents.map(({ file }) => file).join(", ") || "no document at all"}.`;
  return { file: "content/docs", line: 1, rule: "docs-missing", message, hint };
}

const noLanding: Problem = {
  file: landingFile,
  line: 1,
  rule: "landing-missing",
  message: "The file is not there, so the landing page has no examples.",
  hint: "Bring it back, or write it with ## sections: how to install, one example in three ways, and proofs.",
};
