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

/** Every difference between the facts of two releases that a reader would notice. */
export function changesBetween(
  before: readonly ClassJson[],
  after: readonly ClassJson[],
  gem: string,
): Change[] {
  return after.flatMap((now) => {
    const then = before.find(({ path }) => path === now.path);
    const whole = { page: now.path, name: now.class, member: null, option: null };
    if (!then) return [{ ...whole, kind: "class" as const, why: `New in ${gem}.` }];
    if (now.status === "removed")
      return then.status === "removed"
        ? []
        : [{ ...whole, kind: "removed" as const, why: `Gone in ${gem}.` }];
    return [...memberChanges(then, now, gem), ...eventChanges(then, now, gem)];
  });
}

function memberChanges(then: ClassJson, now: ClassJson, gem: string): Change[] {
  const old = membersOf(then);
  return membersOf(now).flatMap((method) => {
    const place = { page: now.path, name: nameOf(now, method), member: method.name, option: null };
    const known = old.find(({ name }) => name === method.name);
    if (method.removedIn !== undefined)
      return known?.removedIn === undefined
        ? [{ ...place, kind: "removed" as const, why: `Gone in ${gem}.` }]
        : [];
    if (!known || (method.implemented && !known.implemented))
      return [
        {
          ...place,
          kind: "member" as const,
          why: known ? `Works from ${gem} on.` : `New in ${gem}.`,
        },
      ];
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

type Place = Pick<Change, "page" | "name" | "member" | "option">;

function warnings(then: MethodJson, now: MethodJson, place: Place, gem: string): Change[] {
  const instead = now.seeInstead ? ` See ${now.seeInstead.join(", ")}.` : "";
  const flags = (["deprecated", "discouraged"] as const).filter((flag) => now[flag] && !then[flag]);
  return [
    ...flags.map((flag) => ({
      ...place,
      kind: "deprecated" as const,
      why: `${flag === "deprecated" ? "Deprecated" : "Discouraged"} in ${gem}.${instead}`,
    })),
    ...(then.returns.type !== now.returns.type
      ? [
          {
            ...place,
            kind: "type" as const,
            why: `Returns ${now.returns.type}, not ${then.returns.type}.`,
          },
        ]
      : []),
  ];
}

type Option = (ParamJson | FieldJson) & { path: string };

function optionChanges(then: MethodJson, now: MethodJson, place: Place, gem: string): Change[] {
  const old = optionsOf(then);
  const gone = old.filter((own) => !optionsOf(now).some(({ path }) => path === own.path));
  return [
    ...optionsOf(now).flatMap((own) => {
      const at = { ...place, option: own.path };
      const known = old.find(({ path }) => path === own.path);
      if (known) return changedOption(known, own, at, gem);
      return [{ ...at, kind: "option" as const, why: `New in ${gem}: ${describe(own)}.` }];
    }),
    ...gone.map((own) => ({
      ...place,
      option: own.path,
      kind: "removed" as const,
      why: `Gone in ${gem}.`,
    })),
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
  const change = (kind: WritingKind, why: string, was?: string): Change => ({
    ...at,
    kind,
    why,
    ...(was === undefined ? {} : { was }),
  });
  const said = (value: string | undefined) => value ?? "nothing";
  const list = (values: readonly string[] = []) => values.join(", ") || "any value";
  return [
    ...(then.effectiveDefault === now.effectiveDefault
      ? []
      : [
          change(
            "default",
            `The default is ${said(now.effectiveDefault)}, not ${said(then.effectiveDefault)}.`,
            then.effectiveDefault,
          ),
        ]),
    ...(list(then.enum) === list(now.enum)
      ? []
      : [change("values", `Takes ${list(now.enum)}; it was ${list(then.enum)}.`)]),
    ...(then.required === now.required
      ? []
      : [
          change(
            "required",
            now.required ? `Required from ${gem} on.` : `May be left out from ${gem} on.`,
          ),
        ]),
    ...(then.type === now.type
      ? []
      : [change("type", `Takes ${said(now.type)}, not ${said(then.type)}.`)]),
    ...(now.deprecated && !then.deprecated ? [change("deprecated", `Deprecated in ${gem}.`)] : []),
  ];
}

function eventChanges(then: ClassJson, now: ClassJson, gem: string): Change[] {
  const place = (rubyName: string) => ({
    page: now.path,
    name: `${now.class} event ${rubyName}`,
    member: `event: ${rubyName}`,
    option: null,
  });
  const names = (own: ClassJson) => own.events.map(({ rubyName }) => rubyName);
  return [
    ...names(now)
      .filter((name) => !names(then).includes(name))
      .map((name) => ({ ...place(name), kind: "event" as const, why: `New in ${gem}.` })),
    ...names(then)
      .filter((name) => !names(now).includes(name))
      .map((name) => ({ ...place(name), kind: "removed" as const, why: `Gone in ${gem}.` })),
  ];
}
