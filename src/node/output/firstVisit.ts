import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { ApiMember } from "../../shared/apiClass";
import type { ContentElement, ContentNode } from "../../shared/contentNode";
import { contentParts, preservedSection, staticSection } from "../../shared/contentParts";
import { hydrationDataFolder } from "../../shared/appStart";
import { listFiles } from "../deploy/listFiles";

/** The part of a page's data that its document is drawn from. */
export interface DrawnData {
  content: readonly ContentNode[];
  apiClass?: DrawnClass | null;
}

interface DrawnClass {
  members: readonly ApiMember[];
  events: readonly { name: string; anchor: string }[];
}

/** Where the data of a page's first visit are. */
export function firstVisitPath(path: string): string {
  return `${hydrationDataFolder}${path.replace(/\/$/, "")}.json`;
}

/** Takes away the data of pages that are gone; Gatsby knows nothing of these. */
export async function removeFormerVisits(
  siteFolder: string,
  paths: readonly string[],
): Promise<void> {
  const known = new Set(paths.map(firstVisitPath));
  const folder = join(siteFolder, hydrationDataFolder);
  const files = existsSync(folder) ? listFiles(folder) : [];
  const former = files.filter((file) => !known.has(hydrationDataFolder + file));
  await Promise.all(former.map((file) => rm(join(folder, file))));
}

/**
 * What the browser needs of a page whose HTML it has: no text of sections that stay the server's, and nothing of their
 * members but what the index shows. `null` where that is all of it.
 */
export function firstVisitData<T extends DrawnData>(page: T): T | null {
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

/** The id of the heading that the section is drawn with. */
function headingOf([name, properties]: ContentElement, apiClass?: DrawnClass | null) {
  const key = (property: string) => properties?.[property];
  const anchorIn = (items: DrawnClass["events"] = [], wanted: unknown) =>
    items.find((item) => item.name === wanted)?.anchor;
  if (name === "MemberSection") return anchorIn(apiClass?.members, key("member"));
  if (name === "EventSection") return anchorIn(apiClass?.events, key("event"));
  return key("aria-labelledby")?.toString();
}

function withoutContent([name, properties]: ContentElement, heading: string): ContentElement {
  return [preservedSection, { heading }, [name, properties]];
}

function withoutFacts<T extends DrawnClass>(apiClass: T, left: ReadonlySet<string>): T {
  const members = apiClass.members.map((member) =>
    left.has(member.anchor) ? { ...member, ...undrawn } : member,
  );
  return { ...apiClass, members };
}

/** What only a member's own section shows. */
const undrawn: Partial<ApiMember> = {
  seeInstead: [],
  since: null,
  inheritedFrom: null,
  sourceFile: null,
  signature: { arguments: [], block: null },
  options: [],
  returns: { type: "", words: null, allowed: [] },
  yields: null,
  raises: [],
  negation: null,
  waitsFor: null,
};
