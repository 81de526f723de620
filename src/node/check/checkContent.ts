import type { SidebarDeclaration, SidebarName } from "../../shared/navigation/sidebar";
import type { Problem } from "../../shared/text/problem";
import { checkApiPages } from "./checkApiPages";
import { checkHeadingIds } from "./checkHeadingIds";
import { checkLinks } from "./checkLinks";
import { checkPages, checkPaths } from "./checkPages";
import { checkProse } from "./checkProse";
import { checkReferences } from "./checkReferences";
import { checkSidebars } from "./checkSidebars";
import { checkDescriptionTexts } from "./checkDescriptionTexts";
import { reportExamples } from "./exampleReport";
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
    ...reportExamples(content).problems,
  ];
}
