import { findMissingMethod } from "./findMissingMethod";
import type { SearchQuery } from "./readQuery";

/** What a query of code is about. */
interface CodeQuery {
  /** The last one is what is looked for. */
  names: string[];
  wants: SearchQuery["wants"];
}

/** Returns the names of a line of code, `bare` without what is the reader's own; `null` where a query is none. */
export function readCode(typed: string, bare: string): CodeQuery | null {
  return readMissing(typed) ?? readEvent(bare) ?? readOption(bare) ?? readCall(bare);
}

/** A method that a pasted message misses is looked for as a call of it. */
function readMissing(text: string): CodeQuery | null {
  const missing = findMissingMethod(text);
  return missing && { names: [missing.owner, missing.name], wants: null };
}

const listening =
  /^(?:([\w$.@]*)\.)?(?:on|once|off|expect_event|wait_?for_?event)\(\s*[:"'`](\w+)/i;

/** `page.on("dialog")` */
function readEvent(text: string): CodeQuery | null {
  const [, owner = "", event] = listening.exec(text) ?? [];
  return event ? { names: [...owner.split("."), event], wants: "event" } : null;
}

const literalValue = String.raw`(?:true|false|nil|null|none|\d[\d_.]*|[:"'\x60].*)?`;
const optionWithValue = new RegExp(`^(\\w+)\\s*(?::(?!:)|=>|=)\\s*${literalValue}$`, "i");
const unfinishedCall = /^([\w$.:#]+)\([^()]*?(\w+)\s*[:=]\s*$/;

/** `headless: false`, or the key that somebody is typing: `new_context(locale:` */
function readOption(text: string): CodeQuery | null {
  const [, option] = optionWithValue.exec(text) ?? [];
  if (option) return { names: [option], wants: "option" };
  const [, call = "", key] = unfinishedCall.exec(text) ?? [];
  return key ? { names: [...namesOfCall(call), key], wants: "option" } : null;
}

const chain = /^[.#]?[\w$[\]]+[?!]?=?(?:(?:::|&?\.|#)[\w$[\]]+[?!]?=?)*$/;

/** `Page#click`, `page.getByRole("button")`, `expect(page).toHaveURL()` */
function readCall(text: string): CodeQuery | null {
  const bare = withoutArguments(text.replace(/^await\s+/, ""));
  const isCall = /[.#(]|::/.test(text) && chain.test(bare);
  return isCall ? { names: namesOfCall(bare), wants: null } : null;
}

function namesOfCall(call: string): string[] {
  return call.split(/::|[.#]/).filter(Boolean);
}

/** `expect(page)` names what is expected of; other arguments are the reader's own. */
function withoutArguments(call: string): string {
  const subject = call
    .replace(/^expect\((\w+)\)/, "$1")
    .replace(/\.(?:to_not|not_to) have_/, ".have_no_")
    .replace(/\.(?:to_not|not_to|to) (?=\w)/, ".");
  const bare = subject.replace(/(["'`])(?:(?!\1).)*\1/g, "").replace(/\([^()]*\)/g, "");
  return bare.replace(/\(.*$/, "").trim();
}
