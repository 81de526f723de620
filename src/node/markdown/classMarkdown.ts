import { messages } from "../../config/messages";
import type { ApiClass, ApiMember } from "../../shared/api/apiClass";
import { indexGroups, type IndexEntry } from "../../shared/api/indexGroups";
import { signatureOf } from "../../shared/api/signatureOf";
import { docPath } from "../../shared/routes/pagePath";
import { memberMarkdownPath, optionsMarkdownPath } from "../../shared/routes/markdownPath";
import { inVersion } from "../../shared/versions/versionAddress";
import { eventHeading } from "../document/wrapSections";
import type { SiteFile } from "../output/siteFiles";
import { longestMember } from "./assertMarkdown";
import { markdownFile, type MarkdownVersion } from "./markdownFile";
import {
  classHead,
  eventFacts,
  memberFacts,
  memberHead,
  optionList,
  optionNames,
} from "./memberFacts";
import { codeLink, inBrackets } from "./markdownText";
import type { MarkdownSection } from "./plainMarkdown";
import { splitLead } from "./splitLead";

/** A member or an event of a class, with what its author says of it. */
interface ClassPart {
  anchor: string;
  title: string;
  /** The first sentence. */
  lead: string;
  /** What the author says after it. */
  rest: string;
  /** What stands below the options, which only a member has. */
  facts: string;
  member: ApiMember | null;
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
  return [
    markdownFile(top, [classHead(apiClass), ...intro, ...groups], version),
    ...parts.flatMap((part) => partFiles(part, apiClass, version)),
  ];
}

/** Returns the file of a member or event; with more options than it has room for, a second file says what they mean. */
function partFiles(
  { anchor, title, lead, rest, facts, member }: ClassPart,
  apiClass: ApiClass,
  version: MarkdownVersion,
): SiteFile[] {
  const page = docPath(apiClass.docId);
  const parent = `[${apiClass.name}](${version.linkFrom(page, page)})`;
  const top = { path: memberMarkdownPath(page, anchor), title, description: lead, parent };
  if (member === null) return [markdownFile(top, [rest, facts], version)];
  const fileWith = (shown: ApiMember, list: string) =>
    markdownFile(top, [...memberHead(apiClass, shown), rest, list, facts], version);
  const options = optionList(member);
  const whole = fileWith(member, options);
  if (whole.body.length <= longestMember) return [whole];
  const second = {
    path: optionsMarkdownPath(page, anchor),
    title: messages.reference.optionsOf(title),
    description: messages.reference.eachOption,
    parent: `[${title}](${version.linkFrom(page, `#${anchor}`)})`,
  };
  const href = version.pathPrefix + inVersion(second.path, version.name);
  return [
    fileWith(withShortCall(member), optionNames(member, href)),
    markdownFile(second, [options], version),
  ];
}

/** Returns a member whose call leaves out the options that may be left out. */
function withShortCall(member: ApiMember): ApiMember {
  const needed = member.signature.arguments.filter((argument) => !argument.includes(": "));
  return { ...member, signature: { ...member.signature, arguments: [...needed, "**options"] } };
}

function indexLine(
  { name, anchor, warning }: IndexEntry,
  leads: ReadonlyMap<string, string>,
  href: string,
): string {
  const mark = inBrackets(warning === null ? [] : [messages.reference.badges[warning]]);
  return `- ${codeLink(name, href)}${mark}: ${leads.get(anchor) ?? ""}`;
}

function partOf(
  { heading, text }: MarkdownSection,
  apiClass: ApiClass,
  commit: string,
): ClassPart | null {
  const eventName = eventHeading.exec(heading ?? "")?.[1];
  const event = apiClass.events.find(({ name }) => name === eventName);
  if (event) {
    const title = `${apiClass.name}#on("${event.name}")`;
    return {
      anchor: event.anchor,
      title,
      ...splitLead(text),
      facts: eventFacts(event),
      member: null,
    };
  }
  const member = apiClass.members.find(({ name }) => name === heading);
  if (member === undefined) return null;
  const isFunction = member.kind === "module-function";
  const owner = isFunction ? signatureOf(apiClass, member).receiver : `${apiClass.name}#`;
  const facts = memberFacts(apiClass, member, commit);
  return { anchor: member.anchor, title: owner + member.name, ...splitLead(text), facts, member };
}
