import type { BlockNode, LambdaNode } from "@ruby/prism/src/nodes.js";
import type { Walk } from "../read/walk";

/** The type of a Ruby expression, as far as it can be told. */
export type RubyType =
  | { kind: "object"; className: string }
  | { kind: "module"; name: string }
  | { kind: "instance"; of: string }
  | ArrayType
  | HashType
  | { kind: "core"; name: string }
  | ProcType
  | { kind: "method"; name: string; walk: Walk }
  | { kind: "nil" }
  /** The result of a member that promises none: `Page#click`. */
  | { kind: "nothing"; from: string }
  /** Known not to be of the library: JSON, RSpec's objects, the standard library. */
  | { kind: "other" }
  /** The session of Capybara. */
  | { kind: "capybara" }
  /** Nothing is known of it, so it may well be of the library. */
  | { kind: "unknown" }
  | { kind: "union"; of: RubyType[] };

/** A lambda or block of the example, with what surrounds it. */
export interface ProcType {
  kind: "proc";
  node: LambdaNode | BlockNode;
  walk: Walk;
}

/** An array that an example fills later (`<<`) changes its elements' type. */
export interface ArrayType {
  kind: "array";
  of: RubyType;
}

export interface HashType {
  kind: "hash";
  value: RubyType;
  entries: ReadonlyMap<string, RubyType>;
  keys: HashKeys | null;
}

/** The keys of a hash that a member of the library returns. */
export interface HashKeys {
  from: string;
  /** `Symbol` or `String`; `null` where the facts do not say. */
  type: string | null;
  names: readonly string[];
}

export const unknown: RubyType = { kind: "unknown" };
export const other: RubyType = { kind: "other" };
export const nil: RubyType = { kind: "nil" };

export function object(className: string): RubyType {
  return { kind: "object", className };
}

export function core(name: string): RubyType {
  return { kind: "core", name };
}

export function arrayOf(of: RubyType): ArrayType {
  return { kind: "array", of };
}

export function hashOf(
  value: RubyType,
  entries: ReadonlyMap<string, RubyType> = new Map<string, RubyType>(),
  keys: HashKeys | null = null,
): HashType {
  return { kind: "hash", value, entries, keys };
}

/** Returns one type for what may be any of several; what is unknown yields to what is known. */
export function union(types: readonly RubyType[]): RubyType {
  const [only] = types;
  if (only !== undefined && types.length === 1) return only;
  const flat = types.flatMap((type) => (type.kind === "union" ? type.of : [type]));
  const known = flat.filter(({ kind }) => kind !== "unknown");
  const distinct = [...new Map(known.map((type) => [typeKey(type), type])).values()];
  const [first] = distinct;
  if (first === undefined) return unknown;
  return distinct.length === 1 ? first : { kind: "union", of: distinct };
}

/** Returns the alternatives of a type, one for what is no union. */
export function alternatives(type: RubyType): readonly RubyType[] {
  return type.kind === "union" ? type.of : [type];
}

/** Returns a type without `nil`, as after `compact` or `if`. */
export function withoutNil(type: RubyType): RubyType {
  return union(alternatives(type).filter(({ kind }) => kind !== "nil"));
}

/** Returns a key that is equal for equal types. */
export function typeKey(type: RubyType): string {
  switch (type.kind) {
    case "object":
      return type.className;
    case "module":
    case "core":
      return `${type.kind}:${type.name}`;
    case "instance":
      return `instance:${type.of}`;
    case "array":
      return `Array<${typeKey(type.of)}>`;
    case "hash":
      return `Hash<${typeKey(type.value)},${type.keys?.from ?? ""}>`;
    case "proc":
      return `proc:${type.node.location.startOffset}`;
    case "method":
      return `method:${type.name}`;
    case "nothing":
      return `nothing:${type.from}`;
    case "union":
      return type.of.map(typeKey).sort().join("|");
    case "nil":
    case "other":
    case "capybara":
    case "unknown":
      return type.kind;
  }
}

/** Returns how a problem names a type: `an Array of Page`. */
export function describeType(type: RubyType): string {
  switch (type.kind) {
    case "object":
      return type.className;
    case "core":
    case "module":
      return type.name;
    case "instance":
      return type.of;
    case "array":
      return type.of.kind === "object" ? `an Array of ${type.of.className}` : "an Array";
    case "hash":
      return "a Hash";
    case "proc":
    case "method":
      return "a Proc";
    case "nil":
    case "nothing":
      return "nil";
    case "union":
      return type.of.map(describeType).join(" or ");
    case "other":
    case "capybara":
    case "unknown":
      return "another object";
  }
}
