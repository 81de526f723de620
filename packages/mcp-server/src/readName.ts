/** A name as somebody writes it, taken apart. */
export interface AskedName {
  /** `page` of `page.goto`; `null` of a bare name. */
  owner: string | null;
  /** `goto`, or `event:dialog` */
  last: string;
}

/** Takes a name apart: `page.keyboard.press("a")` is `press` of `keyboard`. Arguments count for nothing. */
export function readName(text: string): AskedName {
  const [, emitter, event] = /(\w+)[.#](?:on|once)\(\s*["'](\w+)/.exec(text) ?? [];
  if (emitter !== undefined && event !== undefined)
    return { owner: emitter, last: `event:${event}` };
  const [, subject] = /\bexpect\(\s*(\w+)/.exec(text) ?? [];
  const bare = text.replace(/\([^)]*\)?|\bPlaywright::/g, "");
  const words = bare.match(/[\w:]+[?!=]?/g) ?? [];
  const last = words.at(-1) ?? text.trim();
  if (subject !== undefined) return { owner: `${subject}_assertions`, last };
  return { owner: words.at(-2) ?? null, last };
}

/** Returns whether a name in code is one of an object of a class: `page` of `Page`, `context` of `BrowserContext`. */
export function isOwner({ owner }: AskedName, className: string): boolean {
  if (owner === null) return true;
  const [called, known] = [owner, className].map(letters);
  return called === known || (called === "context" && known === "browsercontext");
}

/** Returns a name without case and underscores, in which languages differ: `waitForURL` and `wait_for_url` are one. */
export function letters(name: string): string {
  return name.replaceAll("_", "").toLowerCase();
}
