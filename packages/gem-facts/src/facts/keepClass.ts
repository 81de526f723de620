import type { ClassJson, MethodJson } from "../classFacts";
import { inOrderOf, keepEvent, keepMethod } from "./keepObserved";

/** A release: the number of the gem, and that of the Playwright it was made for. */
export interface Release {
  gem: string;
  playwright: string;
}

/** Something about a member that only a person can say. */
export interface Judgement {
  member: string;
  why: string;
}

/** The facts of a class with what was found of it at run time, and what left it. */
export function keepClass(
  before: ClassJson | undefined,
  now: ClassJson,
  release: Release,
): { facts: ClassJson; judgements: Judgement[] } {
  const judgements: Judgement[] = [];
  const keep = (methods: readonly MethodJson[]) =>
    methods.map((own) => {
      const member = `${now.class}#${own.name}`;
      return keepOne(before, own, release, (why) => judgements.push({ member, why }));
    });
  const methods = [...keep(now.methods), ...removedMethods(before, now, release)];
  const functions = now.moduleFunctions && keep(now.moduleFunctions);
  const facts = {
    ...now,
    ...pickClass(before),
    ...(now.runtimeOnly ? {} : { rubySince: before?.rubySince ?? release.gem }),
    methods: inFormerOrder(before?.methods, methods),
    ...(functions && { moduleFunctions: inFormerOrder(before?.moduleFunctions, functions) }),
    events: now.events.map((event) =>
      keepEvent(
        before?.events.find(({ name }) => name === event.name),
        event,
      ),
    ),
  };
  return { facts: inOrderOf(before ?? facts, facts), judgements };
}

/** What is known of a class by hand. */
function pickClass(before: ClassJson | undefined): Partial<ClassJson> {
  const known = Object.entries(before ?? {}).filter(([key]) => byHand.includes(key));
  return Object.fromEntries(known);
}

const byHand = ["require", "matchersModule", "unmatchedPlaywrightMembers", "matchers"];

function keepOne(
  before: ClassJson | undefined,
  now: MethodJson,
  release: Release,
  judge: (why: string) => void,
): MethodJson {
  const known = [...(before?.methods ?? []), ...(before?.moduleFunctions ?? [])].find(
    ({ name, removedIn }) => name === now.name && removedIn === undefined,
  );
  if (!known) {
    if (before && isForNobody(now))
      judge(
        "Public, and Playwright does not describe it: say in its facts whether it is for readers.",
      );
    return asNew(now, release);
  }
  if (isOwn(now) && isOwn(known) && sameNames(known, now)) return known;
  const method = keepMethod(known, now, (of, facts) => {
    const what = `what was seen of ${of} at run time is dropped (${facts.join(", ")})`;
    if (facts.length > 0) judge(`Changed in ${release.gem}, so ${what}: probe it anew.`);
  });
  return asNew(method, release);
}

/** True for a method that the gem has and nobody describes. */
function isForNobody({ documentedUpstream, implemented, kind }: MethodJson): boolean {
  return !documentedUpstream && implemented && kind !== "assertion";
}

function asNew(method: MethodJson, { gem }: Release): MethodJson {
  return method.documentedUpstream && method.rubySince === undefined
    ? { ...method, rubySince: gem }
    : method;
}

/** True for a method that Playwright does not describe, and whose facts are all ours. */
function isOwn({ documentedUpstream, implemented, rubySince }: MethodJson): boolean {
  return !documentedUpstream && implemented && rubySince === undefined;
}

function sameNames(before: MethodJson, now: MethodJson): boolean {
  const text = ({ params }: MethodJson) =>
    params.map(({ kind, name }) => (kind === "keyword" ? `${name}:` : kind)).join();
  return text(before) === text(now);
}

/** Members that readers knew and that are gone; they keep a section that says so. */
function removedMethods(
  before: ClassJson | undefined,
  now: ClassJson,
  { gem }: Release,
): MethodJson[] {
  const missing = (before?.methods ?? []).filter(
    (own) =>
      !own.internal &&
      own.aliasOf === undefined &&
      !now.methods.some(({ name }) => name === own.name),
  );
  return missing
    .filter(({ implemented, removedIn }) => implemented || removedIn !== undefined)
    .map((own) => (own.removedIn === undefined ? toRemoved(own, gem) : own));
}

function toRemoved(
  { name, playwrightName, kind, anchor, returns }: MethodJson,
  gem: string,
): MethodJson {
  const empty = { aliases: [], params: [], block: null, throws: [] };
  const flags = { implemented: true, deprecated: true, discouraged: false };
  return {
    name,
    playwrightName,
    kind,
    anchor,
    ...empty,
    returns,
    ...flags,
    removedIn: gem,
  };
}

/** New members come where Playwright's order puts them, those that were there stay in their order. */
function inFormerOrder(before: MethodJson[] = [], methods: MethodJson[]): MethodJson[] {
  const rank = new Map(before.map(({ name }, index) => [name, index]));
  let last = -1;
  const ranked = methods.map((method) => {
    last = rank.get(method.name) ?? last;
    return { method, rank: last };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ method }) => method);
}

/** A class that is gone; its page stays and says what to use instead. */
export function toRemovedClass(own: ClassJson, release: Release, before: Release): ClassJson {
  if (own.status === "removed") return own;
  const lastIn = { gem: before.gem, playwright: before.playwright };
  return {
    ...own,
    status: "removed",
    lastIn,
    removedIn: { gem: release.gem, playwright: release.playwright },
  };
}
