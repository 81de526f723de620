import type { ApiMember } from "../../shared/api/apiClass";
import type { ContentElement, ContentNode } from "../../shared/content/contentNode";
import { contentParts, preservedSection, staticSection } from "../../shared/content/contentParts";
import { hydrationDataFolder } from "../../shared/dom/appStart";

/** The part of a page's data that its document is rendered from. */
export interface DocumentData {
  content: readonly ContentNode[];
  apiClass?: DocumentClass | null;
}

interface DocumentClass {
  members: readonly ApiMember[];
  events: readonly { name: string; anchor: string }[];
}

/** Returns the address of the data that hydrate a page. */
export function hydrationDataPath(path: string): string {
  return `${hydrationDataFolder}${path.replace(/\/$/, "")}.json`;
}

/**
 * Returns the data that the browser needs of a page whose HTML it has: no text of static sections, and nothing of their
 * members but what the index shows. `null` where that is all of it.
 */
export function hydrationData<T extends DocumentData>(page: T): T | null {
  const left = new Set<string>();
  const content = contentParts(page.content).flatMap((part) => {
    const section = staticSection(part);
    const heading = section && headingOf(section, page.apiClass);
    if (!section || !heading) return part;
    left.add(heading);
    return [withoutContent(section, heading)];
  });
  if (left.size === 0) return null;
  return { ...page, content, apiClass: page.apiClass && withoutFacts(page.apiClass, left) };
}

/** Returns the id of the heading that the section is rendered with. */
function headingOf([name, properties]: ContentElement, apiClass?: DocumentClass | null) {
  const key = (property: string) => properties?.[property];
  const anchorIn = (items: DocumentClass["events"] = [], wanted: unknown) =>
    items.find((item) => item.name === wanted)?.anchor;
  if (name === "MemberSection") return anchorIn(apiClass?.members, key("member"));
  if (name === "EventSection") return anchorIn(apiClass?.events, key("event"));
  return key("aria-labelledby")?.toString();
}

function withoutContent([name, properties]: ContentElement, heading: string): ContentElement {
  return [preservedSection, { heading }, [name, properties]];
}

function withoutFacts<T extends DocumentClass>(apiClass: T, left: ReadonlySet<string>): T {
  const members = apiClass.members.map((member) =>
    left.has(member.anchor) ? { ...member, ...leftOut } : member,
  );
  return { ...apiClass, members };
}

/** Only a member's own section shows these. */
const leftOut: Partial<ApiMember> = {
  seeInstead: [],
  since: null,
  inheritedFrom: null,
  sourceFile: null,
  signature: { arguments: [], block: null },
  options: [],
  returns: { type: "", description: null, allowed: [] },
  yields: null,
  raises: [],
  negation: null,
  waitsFor: null,
};
