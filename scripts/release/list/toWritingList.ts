import type {
  WritingItem,
  WritingList,
  WritingPlace,
} from "../../../src/shared/release/writingList";
import { commonDescriptionsFile } from "../../../src/node/api/apiDescriptions";
import type { Judgement } from "../../../packages/gem-facts/src/facts/keepClass";
import type { Change } from "./changes";
import { isShared, mentionsOf, type Texts } from "./mentions";

/** All that a release asks of authors; changes that are alike are one text to write. */
export function toWritingList(
  changes: readonly Change[],
  judgements: readonly Judgement[],
  texts: Texts,
  { gem, before }: Pick<WritingList, "gem" | "before">,
): WritingList {
  const items = groupBy(changes, keyOf).map((alike) => toItem(alike, texts));
  const judged = groupBy(judgements, ({ why }) => why).map(toJudge);
  return { gem, before, items: [...items, ...judged] };
}

/** The list of a release that was run before, with what is new in it: a second run takes nothing away. */
export function mergeLists(known: WritingList | null, now: WritingList): WritingList {
  if (known?.gem !== now.gem) return now;
  const said = new Set(known.items.map((item) => JSON.stringify(item)));
  const fresh = now.items.filter((item) => !said.has(JSON.stringify(item)));
  return { ...known, items: [...known.items, ...fresh] };
}

/** Options with the same name and the same change share a text; members and classes stand alone. */
function keyOf({ kind, name, option, why }: Change): string {
  return JSON.stringify([kind, option, option === null ? name : null, why]);
}

function toItem(alike: readonly Change[], texts: Texts): WritingItem {
  const [{ kind, option, why }] = alike as [Change, ...Change[]];
  const places = [
    ...alike.flatMap((change) => ownPlaces(change, texts)),
    ...alike.flatMap((change) => mentionsOf(change, texts)),
  ];
  return { kind, names: alike.map(({ name }) => name), option, places: unique(places), why };
}

function ownPlaces({ kind, page, member, option }: Change, texts: Texts): WritingPlace[] {
  const prose = `content/docs/api/${page}.mdx`;
  const words = `content/api/words/${page}.yml`;
  if (kind === "class")
    return [
      { file: prose, heading: null },
      { file: words, heading: null },
      { file: "src/config/sidebars.ts", heading: null },
    ];
  if (member === null) return [{ file: prose, heading: null }];
  const section = { file: prose, heading: `## ${member}` };
  if (option === null)
    return kind === "member" ? [section, { file: words, heading: member }] : [section];
  if (kind === "option" && isShared(option, texts))
    return [{ file: commonDescriptionsFile, heading: option }];
  return [{ file: words, heading: `${member}.${option}` }, ...(kind === "option" ? [] : [section])];
}

function toJudge(alike: readonly Judgement[]): WritingItem {
  const why = alike[0]?.why ?? "";
  return { kind: "judge", names: alike.map(({ member }) => member), option: null, places: [], why };
}

function unique(places: readonly WritingPlace[]): WritingPlace[] {
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}

function groupBy<T>(all: readonly T[], key: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return [...groups.values()];
}

/** The writing list as a person reads it on a terminal. */
export function formatWritingList({ gem, before, items }: WritingList): string {
  const count = items.length === 1 ? "1 text" : `${items.length} texts`;
  return [
    `From ${before} to ${gem}: ${count} to write or to look at.`,
    ...items.map(formatItem),
  ].join("\n");
}

function formatItem({ kind, names, option, places, why }: WritingItem): string {
  const what = option === null ? someOf(names) : `${option} of ${someOf(names)}`;
  const shown = places
    .slice(0, 4)
    .map(({ file, heading }) => `    ${file}${heading ? ` ${heading}` : ""}`);
  const more =
    places.length > shown.length ? [`    and ${places.length - shown.length} more places`] : [];
  return [`\n${kind} ${what}`, `    ${why}`, ...shown, ...more].join("\n");
}

/** `Page#click, Page#fill and 29 more` */
function someOf(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(", ");
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}
