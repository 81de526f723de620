import type { Element, RootContent } from "hast";
import { toString } from "hast-util-to-string";
import { searchConfig } from "../../config/search";
import type { DocPage } from "../../shared/content/docPage";
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
  const parts = splitAtHeadings(nodes);
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
function isError({ heading: { tagName } }: Part, section: string, path: string): boolean {
  const { errorsPath, errorsHeading } = searchConfig;
  return tagName === "h3" && (path === errorsPath || section === errorsHeading);
}

interface Part {
  heading: Element;
  body: RootContent[];
}

function splitAtHeadings(nodes: RootContent[]): Part[] {
  return nodes.reduce<Part[]>((parts, node) => {
    if (isHeading(node)) return [...parts, { heading: node, body: [] }];
    const last = parts.at(-1);
    return last ? [...parts.slice(0, -1), { ...last, body: [...last.body, node] }] : parts;
  }, []);
}

function isHeading(node: RootContent): node is Element {
  return node.type === "element" && (node.tagName === "h2" || node.tagName === "h3");
}
