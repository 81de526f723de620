import { messages } from "../../config/messages";
import type { ApiClass, ApiEvent, ApiMember } from "../../shared/api/apiClass";
import { indexGroups, type IndexEntry } from "../../shared/api/indexGroups";
import { signatureOf } from "../../shared/api/signatureOf";
import { docPath } from "../../shared/routes/pagePath";
import { memberMarkdownPath } from "../../shared/routes/markdownPath";
import { eventHeading } from "../document/wrapSections";
import type { SiteFile } from "../output/siteFiles";
import { markdownFile, type MarkdownVersion } from "./markdownFile";
import { classHead, eventFacts, memberFacts, memberHead } from "./memberFacts";
import type { MarkdownSection } from "./plainMarkdown";
import { splitLead } from "./splitLead";

/** A member or an event of a class, with what its author says of it. */
interface ClassPart {
  anchor: string;
  title: string;
  /** The first sentence. */
  lead: string;
  blocks: string[];
}

/**
 * Returns the Markdown of a class: its introduction with a line for each member and event, and a file for each of
 * these.
 */
export function classMarkdown(
  top: { path: string; title: string; description: string },
  apiClass: ApiClass,
  sections: readonly MarkdownSection[],
  version: MarkdownVersion,
): SiteFile[] {
  const page = docPath(apiClass.docId);
  const parts = sections.flatMap((section) => partOf(section, apiClass, version.commit) ?? []);
  const intro = sections.filter(({ heading }) => heading === null).map(({ text }) => text);
  const leads = new Map(parts.map(({ anchor, lead }) => [anchor, lead]));
  const groups = indexGroups(apiClass, messages.reference).flatMap(({ title, entries }) => [
    `## ${title}`,
    entries
      .map((entry) => indexLine(entry, leads, version.linkFrom(page, `#${entry.anchor}`)))
      .join("\n"),
  ]);
  const parent = `[${top.title}](${version.linkFrom(page, page)})`;
  return [
    markdownFile(top, [...classHead(apiClass), ...intro, ...groups], version),
    ...parts.map(({ anchor, title, lead, blocks }) => {
      const path = memberMarkdownPath(page, anchor);
      return markdownFile({ path, title, description: lead, parent }, blocks, version);
    }),
  ];
}

function indexLine(
  { name, anchor, warning }: IndexEntry,
  leads: ReadonlyMap<string, string>,
  href: string,
): string {
  const mark = warning === null ? "" : ` (${messages.reference.badges[warning]})`;
  return `- [\`${name}\`](${href})${mark}: ${leads.get(anchor) ?? ""}`;
}

function partOf(
  { heading, text }: MarkdownSection,
  apiClass: ApiClass,
  commit: string,
): ClassPart | null {
  const event = apiClass.events.find(({ name }) => name === eventHeading.exec(heading ?? "")?.[1]);
  if (event) return eventPart(event, text, apiClass);
  const member = apiClass.members.find(({ name }) => name === heading);
  return member ? memberPart(member, text, apiClass, commit) : null;
}

function eventPart(event: ApiEvent, text: string, { name }: ApiClass): ClassPart {
  const { lead, rest } = splitLead(text);
  const blocks = [rest, ...eventFacts(event)];
  return { anchor: event.anchor, title: `${name}#on("${event.name}")`, lead, blocks };
}

function memberPart(
  member: ApiMember,
  text: string,
  apiClass: ApiClass,
  commit: string,
): ClassPart {
  const { lead, rest } = splitLead(text);
  const isFunction = member.kind === "module-function";
  const owner = isFunction ? signatureOf(apiClass, member).receiver : `${apiClass.name}#`;
  const blocks = [...memberHead(apiClass, member), rest, ...memberFacts(apiClass, member, commit)];
  return { anchor: member.anchor, title: owner + member.name, lead, blocks };
}
