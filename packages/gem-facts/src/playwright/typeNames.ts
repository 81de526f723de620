import type { ApiType } from "./apiJson";

/** Ruby's name of a type of Playwright's; classes that are not here keep their name. */
const rubyNames: Readonly<Record<string, string>> = {
  any: "Object",
  boolean: "Boolean",
  float: "Float",
  function: "Proc",
  int: "Integer",
  long: "Integer",
  null: "nil",
  number: "Float",
  path: "String",
  string: "String",
  undefined: "",
  void: "nil",
  Buffer: "String",
  Date: "Time",
  EvaluationArgument: "Object",
  Map: "Hash",
  Object: "Hash",
  ReadStream: "",
  RegExp: "Regexp",
  Serializable: "Object",
  FormData: "",
  URLSearchParams: "",
  URLPattern: "",
};

/** Names of the gem's RBS, where they are others. */
const rbsNames: Readonly<Record<string, string>> = {
  any: "untyped",
  boolean: "bool",
  float: "Float",
  function: "function",
  int: "Integer",
  long: "Integer",
  null: "nil",
  path: "(String | File)",
  string: "String",
  void: "void",
  Array: "Array[untyped]",
  Buffer: "String",
  Date: "Time",
  Map: "Hash[untyped, untyped]",
  Object: "Hash[untyped, untyped]",
  RegExp: "Regexp",
  Serializable: "untyped",
  EvaluationArgument: "untyped",
  FormData: "untyped",
};

/** `Array<Locator>`, `null | "light" | "dark"`: the type as JavaScript writes it. */
export function typeText(type: ApiType): string {
  const { name, union, templates, args, returnType } = type;
  if (union && union.length > 0)
    return union
      .map(typeText)
      .filter((part) => part !== "undefined")
      .join(" | ");
  if (templates && templates.length > 0) return `${name}<${templates.map(typeText).join(", ")}>`;
  if (name !== "function" || !args) return name;
  const result = returnType ? `: ${typeText(returnType)}` : "";
  return `function(${args.map(typeText).join(", ")})${result}`;
}

/** The type as a Rubyist knows it: `Hash | nil`, `Array<Locator>`. */
export function rubyType(type: ApiType): string {
  const names = [...new Set(partsOf(type).map(rubyPart))].filter((name) => name !== "");
  const values = names.filter((name) => name !== "nil");
  return [...values, ...(names.includes("nil") ? ["nil"] : [])].join(" | ");
}

function rubyPart(type: ApiType): string {
  const { name, templates } = type;
  if (name.startsWith('"')) return "String";
  const ruby = rubyNames[name] ?? name;
  if (!templates || templates.length === 0) return ruby;
  return `${ruby}<${templates.map(rubyType).join(", ")}>`;
}

/** The type as the gem's RBS writes it; `known` are the classes that it declares. */
export function rbsType(type: ApiType, known: ReadonlySet<string>): string {
  if (type.union && type.union.length > 0)
    return `(${type.union.map((part) => rbsType(part, known)).join(" | ")})`;
  if (type.name.startsWith('"')) return type.name;
  return rbsNames[type.name] ?? (known.has(type.name) ? type.name : "untyped");
}

/** The values of a type of which only these are allowed; `null` is a value of its own. */
export function enumOf(type: ApiType): string[] {
  return enumParts(type).map(({ name }) => JSON.parse(name) as string);
}

function enumParts(type: ApiType): ApiType[] {
  const parts = partsOf(type).filter(({ name }) => name !== "null");
  const [only] = parts;
  if (parts.length === 1 && only?.name === "Array")
    return (only.templates ?? []).flatMap(enumParts);
  return parts.filter(({ name }) => name.startsWith('"'));
}

/** The object among the parts of a type whose keys are documented. */
export function objectOf(type: ApiType): ApiType | undefined {
  const parts = partsOf(type).flatMap((part) =>
    part.name === "Array" ? (part.templates ?? []).flatMap(partsOf) : [part],
  );
  return parts.find(({ properties }) => properties !== undefined && properties.length > 0);
}

/** Every part of a union, those of unions in it too. */
export function partsOf(type: ApiType): ApiType[] {
  return type.union && type.union.length > 0 ? type.union.flatMap(partsOf) : [type];
}

/** Names of types that neither Ruby nor Playwright's classes know. */
export function unknownNames(type: ApiType, known: ReadonlySet<string>): string[] {
  const { name, union = [], templates = [], properties = [] } = type;
  const isKnown =
    name === "" ||
    name.startsWith('"') ||
    union.length > 0 ||
    name in rubyNames ||
    known.has(name) ||
    name === "Array" ||
    name === "Promise";
  const inside = [...union, ...templates, ...properties.map((property) => property.type)];
  return [...(isKnown ? [] : [name]), ...inside.flatMap((part) => unknownNames(part, known))];
}
