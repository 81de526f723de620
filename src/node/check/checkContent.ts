import type { SidebarDeclaration, SidebarName } from "../../shared/navigation/sidebar";
import type { Problem } from "../../shared/text/problem";
import { checkApiPages } from "./checkApiPages";
import { checkExamples } from "./checkExamples";
import { checkHeadingIds } from "./checkHeadingIds";
import { checkLinks } from "./checkLinks";
import { checkPages } from "./checkPages";
import { checkPaths } from "./checkPaths";
import { checkProse } from "./checkProse";
import { checkReferences } from "./checkReferences";
import { checkSidebars } from "./checkSidebars";
import { checkDescriptionTexts } from "./checkDescriptionTexts";
import type { Content } from "../content/parseContent";
import { checkTypes } from "../rbs/checkTypes";

/** Finds everything that is wrong with the content, at once; an empty list is what lets a build go on. */
export function checkContent(
  content: Content,
  sidebars: Record<SidebarName, SidebarDeclaration>,
): Problem[] {
  return [
    ...content.problems,
    ...checkPaths(content),
    ...checkPages(content),
    ...checkSidebars(content, sidebars),
    ...checkApiPages(content),
    ...checkTypes(content.classes),
    ...checkLinks(content),
    ...checkHeadingIds(content),
    ...checkReferences(content),
    ...checkProse(content),
    ...checkDescriptionTexts(content),
    ...exampleProblems(content),
  ];
}

function exampleProblems({ documents, library }: Content): Problem[] {
  const checked = documents.flatMap((document) => checkExamples(document, library));
  return checked.flatMap(({ result }) => result?.problems ?? []);
}
