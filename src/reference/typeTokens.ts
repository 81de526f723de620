/** A piece of a Ruby type: a class by its full name, or what is between classes. */
export type TypeToken = { type: "class"; text: string } | { type: "text"; text: string };

const className = /([A-Z]\w*(?:::[A-Z]\w*)*)/;

/** Cuts `Array<Locator> | nil` into `Array`, `<`, `Locator` and `> | nil`. */
export function typeTokens(source: string): TypeToken[] {
  return source
    .split(className)
    .map((text, index): TypeToken => ({ type: index % 2 === 1 ? "class" : "text", text }))
    .filter(({ text }) => text !== "");
}
