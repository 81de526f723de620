import type { ElementContent } from "hast";
import { didYouMean } from "../../shared/text/nearest";
import type { Problem } from "../../shared/text/problem";
import { publicMethods, type ApiFacts } from "../api/apiFacts";
import { eventAnchor } from "../api/joinApiClass";
import type { ContentDocument } from "../content/parseContent";
import { unreadRules } from "../document/checkText";
import type { DocumentHeading } from "../document/headings";
import { eventHeading } from "../document/wrapSections";

export const unknownMember = "api-unknown-member";

/** Finds headings of a class's page that name nothing, or name it again, and members and events without section, prose or anchor. */
export function checkApiHeadings(document: ContentDocument, facts: ApiFacts): Problem[] {
  const { file, headings, problems } = document;
  if (problems.some(({ rule }) => unreadRules.includes(rule))) return [];
  const members = publicMethods(facts);
  const known = [
    ...members.map(({ name }) => name),
    ...facts.events.map(({ rubyName }) => `event: ${rubyName}`),
  ];
  const own = headings.filter(({ level }) => level === 2);
  const proseless = sectionsWithoutProse(document).filter((name) => known.includes(name));
  const missing = known.filter((name) => !own.some(({ text }) => text === name));
  return [
    ...own
      .filter(({ text }) => !known.includes(text))
      .map((heading) => unknownHeading(file, heading, known)),
    ...own.flatMap((heading) => repeated(file, heading, own)),
    ...missing.map((name) => missingHeading(file, name)),
    ...own.flatMap((heading) => silent(file, heading, proseless)),
    ...anchorProblems(file, own, facts),
  ];
}

function unknownHeading(file: string, { text, line }: DocumentHeading, known: string[]): Problem {
  const event = eventHeading.test(text);
  const message = `There is no ${event ? "event" : "member"} "${text}".`;
  return { file, line, rule: unknownMember, message, hint: didYouMean(text, known) };
}

function repeated(file: string, heading: DocumentHeading, own: DocumentHeading[]): Problem[] {
  const first = own.find(({ text }) => text === heading.text);
  if (first === undefined || first === heading) return [];
  const message = `"${heading.text}" has a section on line ${first.line} already.`;
  const hint = "Put both into one.";
  return [{ file, line: heading.line, rule: "api-duplicate-member", message, hint }];
}

/** Returns the headings of members and events whose section has no paragraph. */
function sectionsWithoutProse({ tree }: ContentDocument): string[] {
  return tree.children
    .filter((child) => child.type === "element")
    .filter(({ tagName, children }) => tagName.endsWith("Section") && !children.some(isParagraph))
    .map(({ properties: { member, event } }) => String(member ?? `event: ${String(event)}`));
}

function isParagraph(child: ElementContent): boolean {
  return child.type === "element" && child.tagName === "p";
}

function silent(
  file: string,
  { text, line }: DocumentHeading,
  proseless: readonly string[],
): Problem[] {
  if (!proseless.includes(text)) return [];
  const message = `Nothing is said of "${text}".`;
  const hint = "Write a sentence on what it does below the heading.";
  return [{ file, line, rule: "api-member-prose", message, hint }];
}

function missingHeading(file: string, name: string): Problem {
  const message = `"${name}" has no section.`;
  const hint = `Write \`## ${name}\` with a sentence on what it does.`;
  return { file, line: 1, rule: "api-missing-member", message, hint };
}

/** Readers have bookmarked the anchors of the facts, so a heading has to end up with the same one. */
function anchorProblems(file: string, own: DocumentHeading[], facts: ApiFacts): Problem[] {
  const sections = [
    ...publicMethods(facts),
    ...facts.events.map(({ rubyName }) => ({
      name: `event: ${rubyName}`,
      anchor: eventAnchor(rubyName),
    })),
  ];
  return sections.flatMap(({ name, anchor }) => {
    const heading = own.find(({ text }) => text === name);
    if (heading === undefined || heading.id === anchor) return [];
    const message = `"${name}" gets the anchor #${heading.id} and not #${anchor}, which readers have bookmarked.`;
    const hint = "Rename the heading above that has the same text.";
    return [{ file, line: heading.line, rule: "api-anchor", message, hint }];
  });
}
