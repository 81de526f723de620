import type {
  BlockJson,
  EventJson,
  FieldJson,
  MethodJson,
  ParamJson,
  ReturnsJson,
} from "../classFacts";

/** Takes facts found at run time that no longer hold for sure, because `of` (`the call`, `url`) has changed. */
export type Drop = (of: string, facts: readonly string[]) => void;

/** Returns the facts of a method as its sources have them now, with what was found at run time before. */
export function keepMethod(before: MethodJson, now: MethodJson, drop: Drop): MethodJson {
  const isSame = callShape(before) === callShape(now);
  const seen = isSame
    ? pick(before, ["observed", "notWorking", "returnsWithBlock", "effectiveDefault", "unit"])
    : {};
  if (!isSame) {
    const facts = ["observed", "notWorking", "returnsWithBlock"].filter((key) => key in before);
    drop("the call", [...facts, ...(before.throws.length > 0 ? ["throws"] : [])]);
  }
  return inOrderOf(before, {
    ...now,
    ...pick(before, ["internal", "waitsFor", "rubySince"]),
    ...seen,
    params: now.params.map((param) =>
      keepParam(
        before.params.find(({ name }) => name === param.name),
        param,
        drop,
      ),
    ),
    block: keepBlock(before.block, now.block),
    returns: keepReturns(before.returns, now.returns),
    throws: isSame ? keepErrors(before, now) : now.throws,
  });
}

/** What a call looks like and gives back; an option more or less leaves it as it is. */
function callShape({ kind, implemented, params, block, returns }: MethodJson): string {
  const positional = params.filter((own) => own.kind === "positional");
  const types = positional.map(({ name, playwrightType }) => [name, playwrightType]);
  return JSON.stringify([kind, implemented, types, block !== null, returns.playwrightType]);
}

/** Errors that were found, and those that a new option brings by rule. */
function keepErrors(before: MethodJson, now: MethodJson): string[] {
  const had = before.params.some(({ name }) => name === "timeout");
  return had ? before.throws : [...new Set([...before.throws, ...now.throws])];
}

const seenOnParams = [
  "procParams",
  "procArgWrapped",
  "callbackThread",
  "notAccepted",
  "playwrightDefault",
] as const satisfies (keyof ParamJson)[];

function keepParam(before: ParamJson | undefined, now: ParamJson, drop: Drop): ParamJson {
  if (!before) return now;
  const isSame = before.kind === now.kind && before.playwrightType === now.playwrightType;
  if (!isSame) {
    drop(
      now.name,
      seenOnParams.filter((key) => key in before),
    );
    return now;
  }
  const { procParams: _derived, ...rest } = keepField(before, now);
  const type = withoutRefused(rest.type, before.notAccepted);
  return inOrderOf(before, {
    ...rest,
    ...pick(before, [...seenOnParams]),
    ...(type === undefined ? {} : { type }),
  });
}

/** `String | Regexp` of `String | Regexp | Proc`, where a Proc was found to be refused. */
function withoutRefused(
  type: string | undefined,
  refused: readonly string[] = [],
): string | undefined {
  return type
    ?.split(" | ")
    .filter((part) => !refused.includes(part))
    .join(" | ");
}

/** Units and defaults that the descriptions do not name; a default that they name anew is the one in force. */
function keepField<T extends ParamJson | FieldJson>(before: T, now: T): T {
  const { unit: _unit, effectiveDefault: named, ...rest } = now;
  const known = "playwrightDefault" in before ? before.playwrightDefault : before.effectiveDefault;
  const value = named === undefined || named === known ? before.effectiveDefault : named;
  const fields = now.fields?.map((field) => keepNamed(before.fields, field));
  return inOrderOf(before, {
    ...(rest as T),
    ...pick(before, ["unit"]),
    ...(value === undefined ? {} : { effectiveDefault: value }),
    ...(fields ? { fields } : {}),
  });
}

function keepNamed(before: readonly FieldJson[] | undefined, now: FieldJson): FieldJson {
  const own = before?.find(({ name }) => name === now.name);
  return own && own.playwrightType === now.playwrightType ? keepField(own, now) : now;
}

function keepReturns(before: ReturnsJson, now: ReturnsJson): ReturnsJson {
  if (before.playwrightType !== now.playwrightType) return now;
  const fields = now.fields?.map((field) => keepNamed(before.fields, field));
  return inOrderOf(before, {
    ...now,
    ...pick(before, ["keyTypes"]),
    ...(fields ? { fields } : {}),
  });
}

function keepBlock(before: BlockJson | null, now: BlockJson | null): BlockJson | null {
  return before && now ? inOrderOf(before, { ...now, ...pick(before, ["closesOnExit"]) }) : now;
}

/** The facts of an event with what was found when it was emitted. */
export function keepEvent(before: EventJson | undefined, now: EventJson): EventJson {
  if (!before || before.playwrightPayload !== now.playwrightPayload) return now;
  const seen = pick(before, [
    "payload",
    "emitted",
    "callbackArgs",
    "callbackThread",
    "syncApiCallInCallback",
  ]);
  return inOrderOf(before, { ...now, ...seen });
}

/** The same object with its keys in the order of `before`, so that a file changes where its facts do. */
export function inOrderOf<T extends object>(before: object, now: T): T {
  const keys = [...Object.keys(before), ...Object.keys(now)].filter((key) => key in now);
  const record = now as Record<string, unknown>;
  return Object.fromEntries([...new Set(keys)].map((key) => [key, record[key]])) as T;
}

function pick<T extends object, K extends keyof T>(
  from: T,
  keys: readonly K[],
): Partial<Pick<T, K>> {
  const known = keys.filter((key) => from[key] !== undefined);
  return Object.fromEntries(known.map((key) => [key, from[key]])) as Partial<Pick<T, K>>;
}
