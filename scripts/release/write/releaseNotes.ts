import type {
  WritingItem,
  WritingKind,
  WritingList,
} from "../../../src/shared/release/writingList";

/** The page of the releases. */
export const releaseNotesFile = "content/docs/article/release_notes.mdx";

interface About {
  playwright: string;
  ruby: string;
  node: string;
}

const titles: readonly [title: string, kinds: readonly WritingKind[]][] = [
  ["New", ["class", "member", "event"]],
  ["New options", ["option"]],
  ["Changed", ["default", "values", "required", "type"]],
  ["Deprecated", ["deprecated"]],
  ["Removed", ["removed"]],
];

/** The page with an entry for the release, newest first; a release that has one keeps it as a person wrote it. */
export function withReleaseNotes(page: string, list: WritingList, about: About): string {
  const heading = `## ${list.gem}`;
  if (page.split("\n").some((line) => line === heading || line.startsWith(`${heading} `)))
    return page;
  const [intro = "", ...entries] = page.split(/^(?=## )/m);
  return [`${intro.trimEnd()}\n\n`, entryOf(list, about), ...entries].join("");
}

/** The release's entry by facts alone, for a person to finish. */
export function entryOf(list: WritingList, { playwright, ruby, node }: About): string {
  const parts = titles.flatMap(([title, kinds]) => {
    const items = list.items.filter(({ kind }) => kinds.includes(kind));
    return items.length > 0
      ? [`### ${title} in ${list.gem}\n\n${items.map(lineOf).join("\n")}\n`]
      : [];
  });
  const needs = `Made for Playwright ${playwright}. It needs Ruby ${ruby} and Node.js ${node} or later.`;
  return [`## ${list.gem}\n`, `${needs}\n`, ...parts, ""].join("\n");
}

function lineOf({ kind, names, option, why }: WritingItem): string {
  const members = names.map((name) => (name.includes(" event ") ? eventName(name) : `\`${name}\``));
  const what = option === null ? members.join(", ") : `\`${option}\` of ${members.join(", ")}`;
  const plain = kind === "member" || kind === "class" || kind === "event" || kind === "removed";
  const fact = why.replace(/^New in [\d.]+: /, "");
  return plain ? `- ${what}` : `- ${what}: ${fact.charAt(0).toLowerCase()}${fact.slice(1)}`;
}

function eventName(name: string): string {
  const [owner = "", event = ""] = name.split(" event ");
  return `the event \`${event}\` of \`${owner}\``;
}
