import { readTypeText, type TypeText } from "../../../packages/example-check/src/types/typeText";
import type { FieldFacts } from "../../../packages/gem-facts/src/classFacts";

/** The classes of the library as RBS needs to know them. */
export interface RbsNames {
  /** Classes that the file declares. */
  declared: ReadonlySet<string>;
  /** Returns the class of what is called `page` or `context`. */
  conventional: (name: string) => string | undefined;
}

/** The facts of one value: an argument, a key of a hash, or a result. */
export interface RbsValue {
  name?: string;
  type: string;
  enum?: readonly string[];
  fields?: readonly FieldFacts[];
  keyTypes?: readonly ("String" | "Symbol")[];
  /** Playwright's own type, which knows more of what Ruby calls an Object or an Array. */
  playwrightType?: string | null | undefined;
  /** The arguments that a Proc gets, where they are known. */
  procParams?: readonly string[] | undefined;
}

/** True of what the library hands out: its numbers are what JSON has, its hashes have one class of keys. */
type Given = boolean;

const coreTypes: Readonly<Record<string, string>> = {
  Boolean: "bool",
  DateTime: "DateTime",
  EventEmitterProxy: "EventEmitterProxy",
  File: "File",
  Integer: "Integer",
  Regexp: "Regexp",
  String: "String",
  Symbol: "Symbol",
  Time: "Time",
  nil: "nil",
};

const structured = new Set(["Array", "Float", "Hash", "None", "Object", "Proc"]);

/** What JavaScript takes and gives; a file that names them declares them. */
export const javaScriptTypes = [
  "type js_argument = nil | bool | Numeric | String | Time | Regexp | URI::Generic | StandardError | JSHandle | Array[js_argument] | Hash[String | Symbol, js_argument]",
  "type js_value = nil | bool | Integer | Float | String | Time | Regexp | URI::Generic | Error | Array[js_value] | Hash[String, js_value]",
];

/** Returns true for a type that RBS can say without a class of the library. */
export function isCoreType(name: string): boolean {
  return name in coreTypes || structured.has(name);
}

/** Returns the type of an argument in RBS: `String | Regexp`. */
export function rbsArgument(value: RbsValue, names: RbsNames): string {
  return joined(parts(readTypeText(value.type), value, names, false));
}

/** Returns the type of a result in RBS, a union in brackets. */
export function rbsResult(value: RbsValue, names: RbsNames): string {
  return grouped(parts(readTypeText(value.type), value, names, true));
}

/** Returns the alternatives of a type. */
function parts(type: TypeText, value: RbsValue, names: RbsNames, given: Given): string[] {
  switch (type.kind) {
    case "union":
      return type.of.flatMap((part) => parts(part, value, names, given));
    case "generic": {
      const of = type.of.map((part) => joined(parts(part, value, names, given)));
      return type.name === "Array" ? [`Array[${of.join()}]`] : [`Hash[${hashOf(of, given)}]`];
    }
    case "name":
      return namedParts(type.name, value, names, given);
  }
}

function hashOf([key = "untyped", of = "untyped"]: string[], given: Given): string {
  return `${given || key !== "String" ? key : "String | Symbol"}, ${of}`;
}

function namedParts(name: string, value: RbsValue, names: RbsNames, given: Given): string[] {
  switch (name) {
    case "Array":
      return [`Array[${itemOf(value, names)}]`];
    case "Float":
      return given ? ["Float", "Integer"] : ["Numeric"];
    case "Hash":
      return [hashType(value, names, given)];
    case "Object":
      return [objectType(value, given)];
    case "Proc":
      return [procType(value, names)];
    case "String":
      return value.enum?.length ? value.enum.map((item) => JSON.stringify(item)) : ["String"];
    default:
      return [coreTypes[name] ?? (names.declared.has(name) ? name : "untyped")];
  }
}

/** What may be anything is taken as `top`; what is given may be anything only where nobody knows what it is. */
function objectType({ playwrightType }: RbsValue, given: Given): string {
  if (given) return playwrightType?.includes("Serializable") ? "js_value" : "untyped";
  return playwrightType === "EvaluationArgument" ? "js_argument" : "top";
}

function itemOf({ playwrightType }: RbsValue, names: RbsNames): string {
  const [, item = ""] = /^Array<(\w+)>$/.exec(playwrightType ?? "") ?? [];
  return names.declared.has(item) ? item : "untyped";
}

/** A key that may be left out has a type with `nil`, which type checkers take for both. */
function hashType(value: RbsValue, names: RbsNames, given: Given): string {
  const { fields = [], keyTypes = [] } = value;
  const key = given ? keyTypes[0] : "Symbol";
  const keyOf = (name: string) => (key === "Symbol" ? `${name}: ` : `${JSON.stringify(name)} => `);
  const typed = fields.map((field) => {
    const alternatives = parts(readTypeText(field.type), { keyTypes, ...field }, names, given);
    return { name: field.name, of: field.required ? alternatives : [...alternatives, "nil"] };
  });
  if (typed.length > 0 && key !== undefined)
    return `{ ${typed.map(({ name, of }) => keyOf(name) + joined(of)).join(", ")} }`;
  const unknown = given ? "js_value" : "top";
  const values = typed.length > 0 ? joined(typed.flatMap(({ of }) => of)) : unknown;
  return `Hash[${given && key ? key : "String | Symbol"}, ${values}]`;
}

/** The answer of a predicate counts as true or false; that of a function which JavaScript calls goes there. */
function procType({ name = "", procParams }: RbsValue, names: RbsNames): string {
  // `payload` stands for what any event gives.
  if (procParams === undefined || procParams.includes("payload")) return "Proc";
  const params = procParams.map((param) => procParam(param, names)).join(", ");
  const result = procParams.includes("*args") ? "js_argument" : "void";
  return `^(${params}) -> ${/predicate/i.test(name) ? "boolish" : result}`;
}

function procParam(text: string, names: RbsNames): string {
  if (text === "*args") return "*js_value";
  const [, keys] = /^Hash\{(.*)\}$/.exec(text) ?? [];
  if (keys === undefined) return rbsResult({ type: text }, names);
  const typed = [...keys.matchAll(/\w+/g)].map(
    ([name]) => `${name}: ${names.conventional(name) ?? "untyped"}`,
  );
  return `{ ${typed.join(", ")} }`;
}

/** Returns a union without repetition: `Response?` for `Response | nil`; what may be anything is `untyped`. */
function joined(alternatives: readonly string[]): string {
  const distinct = new Set(alternatives);
  for (const any of ["untyped", "top"]) if (distinct.has(any)) return any;
  const isNilable = distinct.delete("nil");
  const text = [...distinct].map(bracketProc).join(" | ");
  if (!isNilable) return distinct.size > 1 ? text : (alternatives[0] ?? "nil");
  if (text === "") return "nil";
  return distinct.size > 1 ? `${text} | nil` : `${text}?`;
}

function bracketProc(type: string): string {
  return type.startsWith("^") ? `(${type})` : type;
}

function grouped(alternatives: readonly string[]): string {
  const text = joined(alternatives);
  const isUnion = text === alternatives[0] ? false : !text.endsWith("?");
  return isUnion && text !== "untyped" ? `(${text})` : text;
}
