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
  /** `2026-11-22` */
  released: string | null;
}

const titles: readonly [title: string, kinds: readonly WritingKind[]][] = [
  ["New classes", ["class"]],
  ["New methods", ["member"]],
  ["New events", ["event"]],
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
function entryOf(list: WritingList, { playwright, ruby, node, released }: About): string {
  const parts = titles.flatMap(([title, kinds]) => {
    const items = list.items.filter(({ kind }) => kinds.includes(kind));
    return items.length > 0 ? [`${title}:\n\n${items.map(lineOf).join("\n")}\n`] : [];
  });
  const made = `${released === null ? "Made" : `${dayOf(released)}, made`} for Playwright ${playwright}.`;
  const needs = `It needs Ruby ${ruby.replace(/^>= /, "")} and Node.js ${node}, or newer.`;
  return [`## ${list.gem}\n`, `${made} ${needs}\n`, ...parts, ""].join("\n");
}

/** `22 November 2026` */
function dayOf(day: string): string {
  const format = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(day).toLocaleDateString("en-GB", format);
}

function lineOf({ kind, names, option, why }: WritingItem): string {
  const members = names.map((name) => (name.includes(" event ") ? eventName(name) : `\`${name}\``));
  const what = option === null ? members.join(", ") : `\`${option}\` of ${members.join(", ")}`;
  const plain = kind === "member" || kind === "class" || kind === "event" || kind === "removed";
  const fact = why.replace(/^New in [\d.]+: /, "");
  return plain ? `- ${what}.` : `- ${what}: ${fact}`;
}

function eventName(name: string): string {
  const [owner = "", event = ""] = name.split(" event ");
  return `the event \`${event}\` of \`${owner}\``;
}
