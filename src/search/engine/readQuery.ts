import searchSynonyms from "../../../content/search/synonyms.yml";
import { isLongQuery, queryTokens } from "../../shared/search/searchTokens";
import { bareCode } from "./bareCode";
import { findMissingMethod } from "./findMissingMethod";
import { inEnglish } from "./inEnglish";
import { isCommonWord, rootOf, textRoots } from "../../shared/search/textRoots";

/** A word that is looked for: as a whole name, and by the roots of its parts. */
export interface QueryWord {
  /** `wait_for_url`, however it was spelt. */
  whole: string;
  /** `waitforurl` */
  joined: string;
  roots: string[];
  /** Those of them that a text is looked for by. */
  textRoots: string[];
  /** Roots of what these docs say instead of it. */
  synonyms: string[][];
  /** Typed as code, such as `page.goto` in a sentence, or what is wrong: it tells more than the words around it. */
  isStrong: boolean;
  /** Names of several words that it is part of, as they stand in the query: `mask_color` of `screenshot mask color`. */
  compounds: string[];
}

/** A reader's query, as the index understands it. */
export interface SearchQuery {
  /** As typed, in lower case. */
  literal: string;
  /** All of its words as one name, to compare titles with: `timeout_30000ms_exceeded`. */
  phrase: string;
  /** A message that was pasted: no place has all of its words. */
  isMessage: boolean;
  /** A call or a name with its class: the last word is what is looked for, those before it are where. */
  isCode: boolean;
  /**
   * The kind that is asked for: by `fullPage:` or `option` an option, by `page.on("dialog")` an event, by `how to` a
   * guide, by `hangs` what to do about it.
   */
  wants: "option" | "event" | "guide" | "trouble" | null;
  words: QueryWord[];
}

/** Reads a query; one without any word asks for nothing. */
export function readQuery(text: string): SearchQuery {
  const typed = inEnglish(text).normalize("NFKC").trim();
  const start = { literal: typed.toLowerCase(), phrase: queryTokens(typed).join("_") };
  const bare = bareCode(typed);
  const code = readMissing(typed) ?? readEvent(bare) ?? readOption(bare) ?? readCall(bare);
  if (code) {
    const words = code.names.flatMap(queryTokens).map(toWord);
    return { ...start, isMessage: false, isCode: true, wants: code.wants, words };
  }
  const wants = askedKind(typed);
  const isMessage = wants !== "guide" && isLongQuery(bare) && isQuoted(bare);
  const asked = wants === "option" ? bare.replace(optionWord, " ") : bare;
  const isStrong = namesIn(bare);
  const compounds = compoundsOf(queryTokens(asked));
  const words = tellingWords(asked).map((token) => ({
    ...toWord(token),
    isStrong: isStrong(token),
    compounds: compounds.filter(({ parts }) => parts.includes(token)).map(({ name }) => name),
  }));
  return { ...start, isMessage, isCode: false, wants: isMessage ? null : wants, words };
}

/** The words that these docs say instead, by a reader's words and by their roots: `mocked` is said as `mock` is. */
const synonymsOf = new Map(
  Object.entries(searchSynonyms).flatMap(([word, said]) =>
    [rootOf(word), word].map((key) => [key, said.split(", ")] as const),
  ),
);

/** Returns the words that are looked for themselves: of a call its last name. */
export function askedWords({ words, isCode }: SearchQuery): QueryWord[] {
  return isCode ? words.slice(-1) : words;
}

const question =
  /^(?:how|what|which|when|where|who|can|do|does|is|are|should|i (?:want|need|try)|is there)\s/i;

/** `select option` is a call. */
const optionWord =
  /(?<!\b(?:select|choose|pick) (?:an? |the )?)\b(?:options?|arguments?|parameters?|keywords?)\b/i;

/** What is wrong, in a word. */
const trouble = /^(?:hang(?:s|ing)?|hung|stuck|freez(?:e|es|ing)|frozen|deadlock\w*|crash\w*)$/;

const symptom =
  /^why\b|\b(?:fail(?:s|ed|ing)?|ignored|broken|wrong|never|not working|flaky|intermittent\w*|unable)\b|\b(?:does|can|is|will|do)(?:n['’]?t| ?not)\b/i;

/** Returns the kind that the words of a query ask for. */
function askedKind(text: string): SearchQuery["wants"] {
  if (optionWord.test(text) && /\s/.test(text) && !/drop-?down/i.test(text)) return "option";
  if (question.test(text)) return "guide";
  return symptom.test(text) || queryTokens(text).some((token) => trouble.test(token))
    ? "trouble"
    : null;
}

/** A message has signs that nobody types who looks for something. */
function isQuoted(text: string): boolean {
  return (
    /[:"`()<>=/[\]]|(?:^|\s)['‘]|\b[A-Z]{3}|Error\b/.test(text) || queryTokens(text).length > 12
  );
}

const dotted = /[\w$]+(?:(?:\.|#|::)[a-z_$][\w$]*[?!]?)+(?!\w)/gi;
const spelt = /\b[a-z$]+(?:_[a-z]+)+\b|\b[a-z]+[A-Z]\w*/g;

/** Returns what tells whether a word of a text is typed as code. */
function namesIn(text: string): (token: string) => boolean {
  const names = [
    ...(text.match(dotted) ?? []).map((name) => name.split(/\.|#|::/).at(-1) ?? ""),
    ...(text.match(spelt) ?? []),
  ];
  const tokens = new Set(names.flatMap(queryTokens));
  return (token) => tokens.has(token) || trouble.test(token);
}

interface CodeQuery {
  names: string[];
  wants: SearchQuery["wants"];
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
  const subject = call.replace(/^expect\((\w+)\)/, "$1");
  const bare = subject.replace(/(["'`])(?:(?!\1).)*\1/g, "").replace(/\([^()]*\)/g, "");
  return bare.replace(/\(.*$/, "").trim();
}

/** Names have up to so many words. */
const mostParts = 4;

function compoundsOf(tokens: readonly string[]) {
  const runs = tokens.flatMap((_, from) =>
    [2, 3, mostParts]
      .map((length) => tokens.slice(from, from + length))
      .filter((parts, i) => parts.length === i + 2),
  );
  return runs.map((parts) => ({ parts, name: parts.join("_") }));
}

/** Words around what is asked for; all of this site is about the first two. */
const askingWords = new Set(
  `playwright ruby way ways possible want need trying try please help using works best properly correctly
  example examples there`.split(/\s+/),
);

/** Returns the words that tell something; where none does, all. */
function tellingWords(text: string): string[] {
  const tokens = queryTokens(text);
  const said = tokens.filter((token) => /^\D{2,}|^\$/u.test(token) && !isCommonWord(token));
  const telling = said.filter((token) => !askingWords.has(token));
  return [telling, said].find(({ length }) => length > 0) ?? tokens;
}

/** The trailing underscore is Python's: `or_`. */
function toWord(token: string): QueryWord {
  const whole = token.replace(/_+$/, "") || token;
  const joined = whole.replaceAll("_", "");
  const found = textRoots(whole);
  const roots = found.length > 0 ? found : [rootOf(joined)];
  const synonyms = synonymsOf.get(whole) ?? synonymsOf.get(rootOf(whole)) ?? [];
  return {
    whole,
    joined,
    roots,
    textRoots: roots,
    isStrong: false,
    compounds: [],
    synonyms: synonyms.map(textRoots).filter(({ length }) => length > 0),
  };
}
