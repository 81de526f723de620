import type { LibraryFacts } from "../facts/libraryFacts";
import { arrayOf, core, hashOf, nil, object, other, union, type RubyType } from "./rubyType";

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
  return union(splitTop(text, "|").map((part) => parseOne(part, facts)));
}

function parseOne(text: string, facts: LibraryFacts): RubyType {
  const [, outer, inner = ""] = /^(Array|Hash)<(.*)>$/.exec(text) ?? [];
  if (outer === "Array") return arrayOf(parseType(inner, facts));
  if (outer === "Hash") return hashOf(parseType(splitTop(inner, ",")[1] ?? "Object", facts));
  if (text === "Array") return arrayOf(other);
  if (text === "Hash") return hashOf(other);
  if (text === "nil") return nil;
  if (facts.classes.has(text)) return object(text);
  return coreNames.has(text) ? core(text) : other;
}

/** Returns the parts between separators that stand outside of `<…>`. */
function splitTop(text: string, separator: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const char of text) {
    if (char === "<") depth += 1;
    if (char === ">") depth -= 1;
    if (char === separator && depth === 0) parts.push("");
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim());
}
