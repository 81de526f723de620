import type { Element, RootContent } from "hast";
import { toString } from "hast-util-to-string";
import { searchConfig } from "../../config/search";
import type { DocPage } from "../../shared/content/docPage";
import { splitAtHeadings, type HeadedPart } from "../document/wrapSections";
import type { RecordFields } from "./createRecord";
import { proseAndCodeText } from "./recordText";

/** Returns one record for each h2 and h3 of a guide. */
export function guideRecords({ content, path }: DocPage): RecordFields[] {
  return content.children
    .filter(isSection)
    .flatMap((section) => sectionRecords(section.children, path));
}

/** Tells whether a node of the document is what stands under one h2. */
export function isSection(node: RootContent): node is Element {
  return node.type === "element" && node.tagName === "section";
}

function sectionRecords(nodes: RootContent[], path: string): RecordFields[] {
  const { parts } = splitAtHeadings(nodes, "h2", "h3");
  const heading = parts[0] ? toString(parts[0].heading) : "";
  return parts.map((part) => ({
    kind: isError(part, heading, path) ? "error" : "section",
    anchor: String(part.heading.properties["id"] ?? ""),
    heading,
    ...(part.heading.tagName === "h3" && { subheading: toString(part.heading) }),
    content: proseAndCodeText(part.body),
  }));
}

/** Tells whether a heading is a message that readers meet and paste. */
function isError({ heading: { tagName } }: HeadedPart, section: string, path: string): boolean {
  const { errorsPath, errorsHeading } = searchConfig;
  return tagName === "h3" && (path === errorsPath || section === errorsHeading);
}
