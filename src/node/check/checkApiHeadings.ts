import { unknownName } from "../../shared/text/nearest";
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
    const again = `"${text}" has a section on line ${first.line} already.`;
    const moved = `"${text}" gets the anchor #${id} and not #${anchor}, which readers have bookmarked.`;
    const sayIt = "Write a sentence on what it does below the heading.";
    const rename = "Rename the heading above that has the same text.";
    return [
      ...unknownName(unknownMember, text, known, `There is no ${kind} "${text}".`),
      ...brokenRules(
        [first !== heading, "api-duplicate-member", again, "Put both into one."],
        [isSilent, "api-member-prose", `Nothing is said of "${text}".`, sayIt],
        [isMoved, "api-anchor", moved, rename],
      ),
    ].map((finding) => ({ file, line, ...finding }));
  });
  const missing = known
    .filter((name) => !own.some(({ text }) => text === name))
    .map((name) => {
      const hint = `Write \`## ${name}\` with a sentence on what it does.`;
      const message = `"${name}" has no section.`;
      return { file, line: 1, rule: "api-missing-member", message, hint };
    });
  return [...found, ...missing];
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
    .filter(({ tagName }) => tagName.endsWith("Section"))
    .filter(
      ({ children }) => !children.some((child) => "tagName" in child && child.tagName === "p"),
    )
    .map(({ properties: { member, event } }) => String(member ?? `event: ${String(event)}`));
}
