import type { ApiBadge, ApiClass } from "./apiClass";
import { matchesName } from "./matchesName";

/** A heading of the method index with what stands under it. */
export interface IndexGroup {
  title: string;
  entries: IndexEntry[];
}

export interface IndexEntry {
  name: string;
  anchor: string;
  jsName: string | null;
  aliases: readonly string[];
  /** The warning that a reader gets before following it. */
  warning: ApiBadge | null;
}

type Indexed = Pick<ApiClass, "groups" | "members" | "events">;

/** Titles of the groups that no class declares. */
interface GroupTitles {
  /** Over all members of a class without groups. */
  members: string;
  /** Over members that the declared groups leave out. */
  otherMembers: string;
  events: string;
}

/** Returns the method index of a class: its declared groups, members that are in none, events. */
export function indexGroups(apiClass: Indexed, titles: GroupTitles): IndexGroup[] {
  const groups = [
    ...declaredGroups(apiClass),
    { title: restTitle(apiClass, titles), entries: ungroupedEntries(apiClass) },
    { title: titles.events, entries: eventEntries(apiClass) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

function declaredGroups({ groups, members }: Indexed): IndexGroup[] {
  const entries = new Map(members.map((member) => [member.name, memberEntry(member)]));
  return groups.map((group) => ({
    title: group.title,
    entries: group.members.flatMap((name) => entries.get(name) ?? []),
  }));
}

function restTitle({ groups }: Indexed, titles: GroupTitles): string {
  return groups.length === 0 ? titles.members : titles.otherMembers;
}

function ungroupedEntries({ groups, members }: Indexed): IndexEntry[] {
  const grouped = new Set(groups.flatMap((group) => group.members));
  return members
    .filter(({ name }) => !grouped.has(name))
    .map(memberEntry)
    .sort(byName);
}

function memberEntry({
  name,
  anchor,
  jsName,
  aliases,
  badges,
}: ApiClass["members"][number]): IndexEntry {
  return { name, anchor, jsName, aliases, warning: badges[0] ?? null };
}

function eventEntries({ events }: Indexed): IndexEntry[] {
  return events
    .map(({ name, anchor, jsName }) => ({ name, anchor, jsName, aliases: [], warning: null }))
    .sort(byName);
}

/** Names are ASCII. `localeCompare` takes a browser 8 ms to get ready for. */
function byName(a: IndexEntry, b: IndexEntry): number {
  return a.name < b.name ? -1 : 1;
}

/**
 * Returns the groups with the entries whose Ruby name, alias or JavaScript name contains the query; empty groups are
 * left out.
 */
export function filterGroups(groups: readonly IndexGroup[], query: string): IndexGroup[] {
  return groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ name, jsName, aliases }) =>
        matchesName(query, [name, jsName ?? "", ...aliases]),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}

export function countEntries(groups: readonly IndexGroup[]): number {
  return groups.reduce((count, { entries }) => count + entries.length, 0);
}
