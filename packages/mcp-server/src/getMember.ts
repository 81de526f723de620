import { nearest } from "../../example-check/src/report/nearest";
import { bounded, refusal } from "./answers";
import type { DocsLibrary, DocsMember, ToolAnswer } from "./docsLibrary";
import { isOwner, readName } from "./readName";

/** Returns the whole reference of one member, or of a class; of a name in several classes, where it is. */
export function getMember(docs: DocsLibrary, name: string): ToolAnswer {
  const asked = readName(name);
  const page = docs.pages.find(
    ({ title, path }) => title === name && path.startsWith("/docs/api/"),
  );
  if (page !== undefined) return bounded(page.markdown);
  const called = docs.members.filter(({ names }) => names.includes(asked.last));
  const found = called.filter(({ className }) => isOwner(asked, className));
  const [only, ...others] = found;
  if (only === undefined) return refusal(unknownMember(docs, name));
  if (others.length === 0) return bounded(only.markdown);
  return { text: `${name} is in several classes. Ask for one of:\n\n${listed(found)}` };
}

/** Returns a line for each member: what to ask for, its call, its address. */
export function listed(members: readonly DocsMember[]): string {
  return members.map(({ id, signature, url }) => `- ${id}: \`${signature}\` ${url}`).join("\n");
}

function unknownMember({ members, gem }: DocsLibrary, name: string): string {
  const asked = readName(name);
  const same = members.filter(({ names }) => names.includes(asked.last));
  const near = same.length > 0 ? same : nearMembers(members, name);
  const hint = near.length > 0 ? ` What is near:\n\n${listed(near.slice(0, 10))}` : "";
  return `playwright-ruby-client ${gem} has no "${name}". For names of JavaScript or Python ask find_ruby_name.${hint}`;
}

function nearMembers(members: readonly DocsMember[], name: string): DocsMember[] {
  const asked = readName(name);
  const own = members.filter(({ className }) => isOwner(asked, className));
  const pool = own.length > 0 ? own : members;
  const found = nearest(
    asked.last,
    pool.flatMap(({ names }) => names),
  );
  return pool.filter(({ names }) => found !== null && names.includes(found));
}
