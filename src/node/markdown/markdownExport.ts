import type { ApiClass } from "../../shared/api/apiClass";
import { fillPlaceholders } from "../content/placeholders";
import { eventHeading } from "../document/wrapSections";
import { classHead, eventFacts, eventHead, memberFacts, memberHead } from "./memberMarkdown";
import { plainMarkdown, type MarkdownSection } from "./plainMarkdown";
import type { ShortcodeTexts } from "./shortcodeMarkdown";

interface ExportedPage {
  title: string;
  description: string;
  /** The MDX file. */
  source: string;
  /** The Markdown in place of its shortcodes. */
  rendered?: ShortcodeTexts;
}

/**
 * Returns a page as one Markdown text: the author's words as they are, and on API pages the facts of the same joined
 * model.
 */
export function markdownExport(
  { title, description, source, rendered }: ExportedPage,
  apiClass: ApiClass | null,
  pathPrefix = "",
): string {
  const text = fillPlaceholders(source);
  const sections = plainMarkdown(text, pathPrefix, rendered).map((section) =>
    sectionText(section, apiClass),
  );
  const facts = apiClass === null ? [] : classHead(apiClass);
  return `${[`# ${title}`, `> ${description}`, ...facts, ...sections.flat()].filter(Boolean).join("\n\n")}\n`;
}

function sectionText({ heading, text }: MarkdownSection, apiClass: ApiClass | null): string[] {
  if (heading === null) return [text];
  const event = apiClass?.events.find(({ name }) => name === eventHeading.exec(heading)?.[1]);
  if (event) return [...eventHead(event), text, ...eventFacts(event)];
  const member = apiClass?.members.find(({ name }) => name === heading);
  if (!apiClass || !member) return [`## ${heading}`, text];
  return [...memberHead(apiClass, member), text, ...memberFacts(apiClass, member)];
}
