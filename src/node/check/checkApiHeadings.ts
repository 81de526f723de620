import type { ElementContent } from "hast";
import { didYouMean } from "../../shared/text/nearest";
import { brokenRules, type Problem } from "../../shared/text/problem";
import { publicMethods, type ApiFacts } from "../api/apiFacts";
import { eventAnchor } from "../api/joinApiClass";
import type { ContentDocument } from "../content/parseContent";
import { unreadRules } from "../document/checkText";
import { eventHeading } from "../document/wrapSections";

export const unknownMember = "api-unknown-member";

/** Finds headings of a class's page that name nothing, or name it again, and members and events without section, prose or anchor. */
export function checkApiHeadings(document: ContentDocument, facts: ApiFacts): Problem[] {
  const { file, headings, problems } = document;
  if (problems.some(({ rule }) => unreadRules.includes(rule))) return [];
  const anchors = anchorsByHeading(facts);
  const known = [...anchors.keys()];
  const own = headings.filter(({ level }) => level === 2);
  const proseless = sectionsWithoutProse(document);
  const found = own.flatMap((heading) => {
    const { text, id, line } = heading;
    const anchor = anchors.get(text);
    const first = own.find((other) => other.text === text) ?? heading;
    const isSilent = anchor !== undefined && proseless.includes(text);
    // Readers have bookmarked the anchors of the facts.
    const isMoved = anchor !== undefined && first === heading && id !== anchor;
    const kind = eventHeading.test(text) ? "event" : "member";
    return brokenRules(
      [
        anchor === undefined,
        unknownMember,
        `There is no ${kind} "${text}".`,
        didYouMean(text, known),
      ],
      [
        first !== heading,
        "api-duplicate-member",
        `"${text}" has a section on line ${first.line} already.`,
        "Put both into one.",
      ],
      [
        isSilent,
        "api-member-prose",
        `Nothing is said of "${text}".`,
        "Write a sentence on what it does below the heading.",
      ],
      [
        isMoved,
        "api-anchor",
        `"${text}" gets the anchor #${id} and not #${anchor}, which readers have bookmarked.`,
        "Rename the heading above that has the same text.",
      ],
    ).map((finding) => ({ file, line, ...finding }));
  });
  const missing = known.filter((name) => !own.some(({ text }) => text === name));
  return [...found, ...missing.map((name) => missingHeading(file, name))];
}

function anchorsByHeading(facts: ApiFacts): Map<string, string> {
  return new Map([
    ...publicMethods(facts).map(({ name, anchor }) => [name, anchor] as const),
    ...facts.events.map(({ rubyName }) => [`event: ${rubyName}`, eventAnchor(rubyName)] as const),
  ]);
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

function missingHeading(file: string, name: string): Problem {
  const message = `"${name}" has no section.`;
  const hint = `Write \`## ${name}\` with a sentence on what it does.`;
  return { file, line: 1, rule: "api-missing-member", message, hint };
}
