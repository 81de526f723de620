import { nearest } from "../../example-check/src/report/nearest";
import type { DocsData, DocsMember } from "./docsLibrary";

/** Returns every member that a name may mean: `Page#goto`, `page.goto`, `goto`, or an event `Page#on("dialog")`. */
export function findMembers({ members }: DocsData, name: string): DocsMember[] {
  const { owner, last } = readName(name);
  const called = members.filter(({ names }) => names.includes(last));
  const own = called.filter(({ className }) => owner !== null && isClass(owner, className));
  return owner === null ? called : own;
}

/** Returns the ids nearest to a name that no member has, the best first. */
export function nearMembers({ members }: DocsData, name: string): string[] {
  const { owner, last } = readName(name);
  const own = members.filter(({ className }) => owner === null || isClass(owner, className));
  const pool = own.length > 0 ? own : members;
  const near = nearest(
    last,
    pool.flatMap(({ names }) => names),
  );
  return pool.filter(({ names }) => near !== null && names.includes(near)).map(({ id }) => id);
}

/** Takes a name apart: `page.goto(url)` is `goto` of `page`. */
export function readName(text: string): { owner: string | null; last: string } {
  const event = /^(.*)[.#]on\(["'](\w+)["']\)?$/.exec(text.trim());
  if (event) return { owner: event[1] ?? null, last: `event:${event[2] ?? ""}` };
  const bare = text
    .trim()
    .replace(/^Playwright::/, "")
    .replace(/\(.*$/s, "")
    .trim();
  const [, owner = null, last = bare] = /^(.*)[.#]([\w:]+[?!=]?)$/s.exec(bare) ?? [];
  const subject = /^expect\((\w+)/.exec(text.trim());
  if (subject)
    return {
      owner: `${subject[1] ?? ""}_assertions`,
      last: text
        .trim()
        .replace(/^.*[. ]/s, "")
        .replace(/\(.*$/s, ""),
    };
  return { owner: owner?.replace(/^.*[.#]/, "") ?? null, last };
}

/** `page`, `Page` and `PAGE` are the class `Page`; `context` is `BrowserContext`. */
function isClass(owner: string, className: string): boolean {
  const [called, known] = [owner, className].map((name) => name.replaceAll("_", "").toLowerCase());
  return called === known || (called === "context" && known === "browsercontext");
}
