import type { ContentNode } from "../shared/contentNode";
import { sectionItself } from "./serverSections";

/** Whether a node of a document is what it says about a member or an event. */
export function isClassSection(node: ContentNode | undefined): boolean {
  return (
    typeof node === "object" && /^(?:Member|Event)Section$/.test(String(sectionItself(node)[0]))
  );
}
