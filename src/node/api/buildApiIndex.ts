import {
  apiIndexKinds,
  type ApiIndexEntry,
  type ApiIndexKind,
  type ApiIndexTarget,
} from "../../shared/api/apiIndex";
import type { ApiClass, ApiEvent, ApiMember } from "../../shared/api/apiClass";
import { docPath } from "../../shared/routes/pagePath";

/** A name with one of its targets. */
export interface IndexedName extends ApiIndexTarget {
  name: string;
  kind: ApiIndexKind;
}

/** Returns the names of some classes from A to Z; each with all the classes that have it. */
export function buildApiIndex(names: readonly IndexedName[]): ApiIndexEntry[] {
  const together = new Map<string, IndexedName[]>();
  for (const named of names) {
    const key = `${named.name} ${named.kind === "event" ? "event" : ""}`;
    const alike = together.get(key);
    if (alike === undefined) together.set(key, [named]);
    else alike.push(named);
  }
  return [...together.values()]
    .map(toEntry)
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
}

/** Returns a class with its members, their other names and its events. */
export function indexedNames(apiClass: ApiClass): IndexedName[] {
  return [
    {
      name: apiClass.name,
      kind: "class",
      owner: apiClass.rubyClass,
      path: docPath(apiClass.docId),
      jsName: null,
      warning: apiClass.status === "removed" ? "removed" : null,
    },
    ...apiClass.members.flatMap((member) => memberNames(apiClass, member)),
    ...apiClass.events.map((event) => eventName(apiClass, event)),
  ];
}

function memberNames(apiClass: ApiClass, member: ApiMember): IndexedName[] {
  const { name, kind, jsName, anchor, aliases, negation, badges } = member;
  const target = { ...targetOf(apiClass, anchor), warning: warningOf(apiClass, badges) };
  return [
    { ...target, name, kind, jsName },
    ...aliases.map((alias) => ({ ...target, name: alias, kind: "alias" as const, jsName: null })),
    ...(negation === null ? [] : [{ ...target, name: negation.name, kind, jsName: null }]),
  ];
}

function eventName(apiClass: ApiClass, { name, jsName, anchor }: ApiEvent): IndexedName {
  const warning = warningOf(apiClass, []);
  return { ...targetOf(apiClass, anchor), name, kind: "event", jsName, warning };
}

function targetOf({ name, docId }: ApiClass, anchor: string) {
  return { owner: name, path: `${docPath(docId)}#${anchor}` };
}

function warningOf({ status }: ApiClass, [first]: ApiMember["badges"]): ApiIndexTarget["warning"] {
  return status === "removed" ? "removed" : (first ?? null);
}

function toEntry(named: IndexedName[]): ApiIndexEntry {
  const name = named[0]?.name ?? "";
  const kinds = apiIndexKinds.filter((kind) => named.some((one) => one.kind === kind));
  const targets = named.map(({ owner, path, jsName, warning }) => ({
    owner,
    path,
    jsName,
    warning,
  }));
  return { name, kinds, targets: targets.sort((a, b) => a.owner.localeCompare(b.owner, "en")) };
}
