import type { WritingKind } from "../../../src/shared/release/writingList";
import type {
  ClassJson,
  FieldJson,
  MethodJson,
  ParamJson,
} from "../../../packages/gem-facts/src/classFacts";

/** One difference between two releases, at one place. */
export interface Change {
  kind: WritingKind;
  /** Path of the class's page: `page`, `experimental/android`. */
  page: string;
  /** `Page#click`; the class itself where the whole of it is new or gone, `Page` of an event too. */
  name: string;
  /** The member's own name, `event: dialog`, or `null` for a whole class. */
  member: string | null;
  option: string | null;
  why: string;
  /** What an old page may say: the default that was in force. */
  was?: string;
}

type Place = Pick<Change, "page" | "name" | "member" | "option">;
type Case = [holds: boolean, kind: WritingKind, why: string, was?: string];

/** A change at a place for each of the cases that hold. */
function changesAt(place: Place, ...cases: Case[]): Change[] {
  const held = cases.filter(([holds]) => holds);
  return held.map(([, kind, why, was]) => ({ ...place, kind, why, ...(was && { was }) }));
}

/** Every difference between the facts of two releases that a reader would notice. */
export function changesBetween(
  before: readonly ClassJson[],
  after: readonly ClassJson[],
  gem: string,
): Change[] {
  return after.flatMap((now) => {
    const then = before.find(({ path }) => path === now.path);
    const whole = { page: now.path, name: now.class, member: null, option: null };
    if (!then) return changesAt(whole, [true, "class", `New in ${gem}.`]);
    if (now.status === "removed")
      return changesAt(whole, [then.status === "current", "removed", `Gone in ${gem}.`]);
    return [...memberChanges(then, now, gem), ...eventChanges(then, now, gem)];
  });
}

function memberChanges(then: ClassJson, now: ClassJson, gem: string): Change[] {
  const old = membersOf(then);
  return membersOf(now).flatMap((method) => {
    const place = { page: now.path, name: nameOf(now, method), member: method.name, option: null };
    const known = old.find(({ name }) => name === method.name);
    if (method.removedIn !== undefined)
      return changesAt(place, [known?.removedIn === undefined, "removed", `Gone in ${gem}.`]);
    if (!known) return changesAt(place, [true, "member", `New in ${gem}.`]);
    if (method.implemented && !known.implemented)
      return changesAt(place, [true, "member", `Works from ${gem} on.`]);
    return [...warnings(known, method, place, gem), ...optionChanges(known, method, place, gem)];
  });
}

/** Members that have a section of their own. */
function membersOf({ methods, moduleFunctions = [] }: ClassJson): MethodJson[] {
  return [...moduleFunctions, ...methods].filter(
    ({ internal, aliasOf, inheritedFrom, name }) =>
      !internal &&
      aliasOf === undefined &&
      inheritedFrom === undefined &&
      !name.startsWith("not_to_"),
  );
}

function nameOf(owner: ClassJson, { kind, name }: MethodJson): string {
  return `${owner.class}${kind === "module-function" ? "." : "#"}${name}`;
}

function warnings(then: MethodJson, now: MethodJson, place: Place, gem: string): Change[] {
  const instead = now.seeInstead ? ` See ${now.seeInstead.join(", ")}.` : "";
  const types = [now.returns.type, then.returns.type] as const;
  return changesAt(
    place,
    [now.deprecated && !then.deprecated, "deprecated", `Deprecated in ${gem}.${instead}`],
    [now.discouraged && !then.discouraged, "deprecated", `Discouraged in ${gem}.${instead}`],
    [types[0] !== types[1], "type", `Returns ${types[0]}, not ${types[1]}.`],
  );
}

type Option = (ParamJson | FieldJson) & { path: string };

function optionChanges(then: MethodJson, now: MethodJson, place: Place, gem: string): Change[] {
  const [old, current] = [optionsOf(then), optionsOf(now)];
  const gone = old.filter((own) => !current.some(({ path }) => path === own.path));
  const here = ({ path }: Option) => ({ ...place, option: path });
  return [
    ...current.flatMap((own) => {
      const known = old.find(({ path }) => path === own.path);
      return known
        ? changedOption(known, own, here(own), gem)
        : changesAt(here(own), [true, "option", `New in ${gem}: ${describe(own)}.`]);
    }),
    ...gone.flatMap((own) => changesAt(here(own), [true, "removed", `Gone in ${gem}.`])),
  ];
}

/** The options of a method, each hash followed by its keys. */
function optionsOf({ params }: MethodJson): Option[] {
  const inside = (own: ParamJson | FieldJson, path: string): Option[] => [
    { ...own, path },
    ...(own.fields ?? []).flatMap((field) => inside(field, `${path}.${field.name}`)),
  ];
  return params.filter(({ kind }) => kind !== "block").flatMap((own) => inside(own, own.name));
}

function describe({ type = "Object", effectiveDefault, enum: values, required }: Option): string {
  const parts = [
    type,
    ...(values ? [`one of ${values.join(", ")}`] : []),
    ...(effectiveDefault === undefined ? [] : [`${effectiveDefault} by default`]),
    ...(required ? ["required"] : []),
  ];
  return parts.join(", ");
}

function changedOption(then: Option, now: Option, at: Place, gem: string): Change[] {
  const [value, oldValue] = [now.effectiveDefault, then.effectiveDefault].map(said);
  const [type, oldType] = [now.type, then.type].map(said);
  const [values, oldValues] = [now.enum, then.enum].map(
    (own = []) => own.join(", ") || "any value",
  );
  const needed = now.required ? `Required from ${gem} on.` : `May be left out from ${gem} on.`;
  return changesAt(
    at,
    [
      value !== oldValue,
      "default",
      `The default is ${value}, not ${oldValue}.`,
      then.effectiveDefault,
    ],
    [values !== oldValues, "values", `Takes ${values}; it was ${oldValues}.`],
    [now.required !== then.required, "required", needed],
    [type !== oldType, "type", `Takes ${type}, not ${oldType}.`],
    [now.deprecated === true && !then.deprecated, "deprecated", `Deprecated in ${gem}.`],
  );
}

function said(value: string | undefined): string {
  return value ?? "nothing";
}

function eventChanges(then: ClassJson, now: ClassJson, gem: string): Change[] {
  const names = (own: ClassJson) => own.events.map(({ rubyName }) => rubyName);
  const [old, current] = [names(then), names(now)];
  return [...new Set([...current, ...old])].flatMap((event) =>
    changesAt(
      {
        page: now.path,
        name: `${now.class} event ${event}`,
        member: `event: ${event}`,
        option: null,
      },
      [!old.includes(event), "event", `New in ${gem}.`],
      [!current.includes(event), "removed", `Gone in ${gem}.`],
    ),
  );
}
