import type { Root, RootContent } from "hast";
import type { Announcement } from "../../config/announcement";
import { inlineTags } from "../../shared/content/inlineTags";
import type { Finding } from "../../shared/text/problem";
import { parseDocument, type ParsedDocument } from "../document/parseDocument";

/** An announcement as the bar renders it: what its paragraph holds. */
export interface AnnouncementContent {
  content: Root;
  links: ParsedDocument["links"];
  problems: Finding[];
}

const frontmatter = `---\ntitle: Announcement\ndescription: ${"A line above the page. ".repeat(3)}\n---\n\n`;

/** Reads the Markdown of an announcement by the pipeline of the documents. */
export function announcementContent({ content }: Announcement): AnnouncementContent {
  const path = "src/config/announcement.ts";
  const { tree, links, problems } = parseDocument({ path, text: frontmatter + content }, "guide");
  const [paragraph, ...others] = tree.children.filter((node) => node.type === "element");
  const inside = paragraph?.tagName === "p" ? paragraph.children : [];
  const isLine = inside.length > 0 && others.length === 0 && inside.every(isInline);
  return {
    content: { type: "root", children: inside },
    links,
    problems: [
      ...problems.map(({ rule, message, hint }) => ({ rule, message, ...(hint && { hint }) })),
      ...(isLine || problems.length > 0 ? [] : [notALine]),
    ],
  };
}

const notALine = {
  rule: "config-announcement",
  message: "The announcement is not one line of text.",
  hint: `It is one paragraph that may hold links, ${inlineTags.join(", ")}.`,
};

function isInline(node: RootContent): boolean {
  if (node.type !== "element") return node.type === "text";
  const isKnown = node.tagName === "a" || (inlineTags as readonly string[]).includes(node.tagName);
  return isKnown && node.children.every(isInline);
}
