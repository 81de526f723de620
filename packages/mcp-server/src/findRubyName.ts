import { listed } from "./getMember";
import type { DocsLibrary, DocsMember, ToolAnswer } from "./docsLibrary";
import { isOwner, letters, readName } from "./readName";

const longestList = 20;

/** Returns what a name of Playwright's other languages is called in Ruby: `page.waitForSelector`, `wait_until`. */
export async function findRubyName(docs: DocsLibrary, name: string): Promise<ToolAnswer> {
  const asked = readName(name);
  const named = docs.members.filter((member) => isCalled(member, asked.last));
  const own = named.filter(({ className }) => isOwner(asked, className));
  const members = own.length > 0 ? own : named;
  if (members.length > 0) return { text: `In Ruby:\n\n${some(listed(members))}` };
  const option = docs.members
    .flatMap(({ options }) => options)
    .find((known) => letters(known) === letters(asked.last));
  if (option !== undefined)
    return {
      text: `It is an option, and options keep Playwright's camelCase in Ruby: \`${option}:\`.`,
    };
  const hits = await docs.search(asked.last, 5);
  if (hits.length === 0)
    return { text: `Ruby has no name for "${name}", and nothing here mentions it.` };
  const lines = hits.map(({ title, url }) => `- ${title} ${url}`);
  return { text: `Ruby has no name for "${name}". What comes near:\n\n${lines.join("\n")}` };
}

/** Python spells the names of JavaScript with underscores, and so does Ruby most of them. */
function isCalled({ jsName, names }: DocsMember, name: string): boolean {
  return [jsName ?? "", ...names].some(
    (known) => letters(known.replace(/[?=]$/, "")) === letters(name),
  );
}

function some(lines: string): string {
  return lines.split("\n").slice(0, longestList).join("\n");
}
