import type { LibraryFacts } from "../facts/libraryFacts";
import { arrayOf, core, hashOf, nil, object, other, union, type RubyType } from "./rubyType";
import { readTypeText, type TypeText } from "./typeText";

const coreNames = new Set([
  "String",
  "Integer",
  "Float",
  "Boolean",
  "Regexp",
  "Proc",
  "Time",
  "DateTime",
  "File",
]);

/** Reads a type as the facts write it: `Array<Locator> | nil`. */
export function parseType(text: string, facts: LibraryFacts): RubyType {
  return toType(readTypeText(text), facts);
}

function toType(type: TypeText, facts: LibraryFacts): RubyType {
  switch (type.kind) {
    case "union":
      return union(type.of.map((part) => toType(part, facts)));
    case "generic": {
      const [first, second] = type.of.map((part) => toType(part, facts));
      return type.name === "Array" ? arrayOf(first ?? other) : hashOf(second ?? other);
    }
    case "name":
      return namedType(type.name, facts);
  }
}

function namedType(name: string, facts: LibraryFacts): RubyType {
  if (name === "Array") return arrayOf(other);
  if (name === "Hash") return hashOf(other);
  if (name === "nil") return nil;
  if (facts.classes.has(name)) return object(name);
  return coreNames.has(name) ? core(name) : other;
}
