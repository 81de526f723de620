import type { ApiOption } from "../shared/api/apiClass";

/** An option's name as Ruby writes it, and how deep in hashes it lies. */
export interface OptionLabel {
  /** The text before the name: the sigil of a splat or block, the path of a hash's key. */
  before: string;
  name: string;
  /** The colon of a keyword. */
  after: string;
  depth: number;
}

export function optionLabel({ kind, name }: Pick<ApiOption, "kind" | "name">): OptionLabel {
  const label = { before: "", name, after: "", depth: 0 };
  switch (kind) {
    case "positional":
      return label;
    case "keyword":
      return { ...label, after: ":" };
    case "block":
      return { ...label, before: "&" };
    case "splat":
      return { ...label, before: "*" };
    case "keyword-splat":
      return { ...label, before: "**" };
    case "field":
      return fieldLabel(name);
  }
}

function fieldLabel(path: string): OptionLabel {
  const start = path.lastIndexOf(".") + 1;
  const depth = path.split(".").length - 1;
  return { before: path.slice(0, start), name: path.slice(start), after: ":", depth };
}
