/**
 * Returns the declaration of a member, `Page#goto` or `Playwright.create`, from the text of the library's types;
 * `null` where they have none.
 */
export function memberTypes(rbs: string, id: string): string | null {
  const [, owner = "", sign, name = ""] = /^(\w+)([#.])(.+)$/.exec(id) ?? [];
  const start = sign === "." ? `def self.${name}: ` : `def ${name}: `;
  // The library's own functions stand in the module around all classes.
  const lines = id.startsWith("Playwright.") ? rbs.split("\n") : classLines(rbs, owner);
  const first = lines.findIndex((line) => line.trimStart().startsWith(start));
  if (first < 0) return null;
  const indent = lines[first]?.search(/\S/) ?? 0;
  const after = lines.slice(first + 1);
  const length = after.findIndex((line) => line.search(/\S/) <= indent);
  return [lines[first] ?? "", ...after.slice(0, length)]
    .map((line) => line.slice(indent))
    .join("\n");
}

function classLines(rbs: string, name: string): string[] {
  const [, body = ""] =
    new RegExp(`^  (?:class|module) ${name}\\b(?!:).*\\n([^]*?)^  end$`, "m").exec(rbs) ?? [];
  return [...body.split("\n"), "  end"];
}
