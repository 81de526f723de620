/** A type as the facts write it, taken apart. */
export type TypeText =
  | { kind: "name"; name: string }
  | { kind: "generic"; name: "Array" | "Hash"; of: readonly TypeText[] }
  | { kind: "union"; of: readonly TypeText[] };

/** Returns the parts of a type such as `Array<Locator> | nil`. */
export function readTypeText(text: string): TypeText {
  const parts = splitTop(text, "|").map(readPart);
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : { kind: "union", of: parts };
}

/** Returns every name in a type, those within others as well. */
export function typeNames(type: TypeText): string[] {
  switch (type.kind) {
    case "name":
      return [type.name];
    case "generic":
    case "union":
      return type.of.flatMap(typeNames);
  }
}

function readPart(text: string): TypeText {
  const [, name, inner = ""] = /^(Array|Hash)<(.*)>$/.exec(text) ?? [];
  if (name !== "Array" && name !== "Hash") return { kind: "name", name: text };
  return { kind: "generic", name, of: splitTop(inner, ",").map(readTypeText) };
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
