/** A heading of the gem's generated documentation with what stands as code beneath it. */
export interface DocMember {
  name: string;
  /** `def goto(url, timeout: nil)`, as Ruby that can be parsed; an attribute has no parameters. */
  definition: string;
  alias: string | null;
  /** How many Ruby examples the text has. */
  examples: number;
  line: number;
}

/** The members that a page of the gem's generated documentation lists, with their signatures. */
export function readDocMembers(markdown: string): DocMember[] {
  const [, ...sections] = markdown.split(/^(?=## )/m);
  let line = markdown
    .split(/^(?=## )/m, 1)
    .join("")
    .split("\n").length;
  return sections.map((section) => {
    const member = readSection(section, line);
    line += section.split("\n").length - 1;
    return member;
  });
}

/** How many Ruby examples stand before the first member. */
export function introExamples(markdown: string): number {
  return countExamples(markdown.split(/^## /m, 1).join(""));
}

function readSection(section: string, line: number): DocMember {
  const name = /^## (.*)/.exec(section)?.[1]?.trim() ?? "";
  const code = /^```(?:ruby)?\n((?:def |expect\(locator\)\.(?:not_)?to )[\s\S]*?)\n```/m.exec(
    section,
  );
  const matcher = /^expect\(\w+\)\.(?:not_)?to \w+/.test(code?.[1] ?? "");
  const body = code ? section.replace(code[0], "") : section;
  return {
    name,
    definition: definitionOf(name, code?.[1] ?? "", matcher),
    alias: /^alias: `(.+)`$/m.exec(section)?.[1] ?? null,
    examples: countExamples(body),
    line,
  };
}

function definitionOf(name: string, code: string, isMatcher: boolean): string {
  const signature = isMatcher
    ? code.replace(/^expect\(\w+\)\.(?:not_)?to \w+/, `def ${name}`)
    : code;
  return `${signature === "" ? `def ${name}` : signature}\nend\n`;
}

function countExamples(text: string): number {
  return text.match(/^```ruby$/gm)?.length ?? 0;
}
