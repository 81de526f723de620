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

const sigils: Partial<Record<ApiOption["kind"], string>> = {
  block: "&",
  splat: "*",
  "keyword-splat": "**",
};

/** Returns the parts of an option's name. */
export function optionLabel({ kind, name }: Pick<ApiOption, "kind" | "name">): OptionLabel {
  const start = kind === "field" ? name.lastIndexOf(".") + 1 : 0;
  return {
    before: sigils[kind] ?? name.slice(0, start),
    name: name.slice(start),
    after: kind === "keyword" || kind === "field" ? ":" : "",
    depth: kind === "field" ? name.split(".").length - 1 : 0,
  };
}
