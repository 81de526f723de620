import searchSynonyms from "../../../content/search/synonyms.yml";
import { isLongQuery, queryTokens } from "../../shared/search/searchTokens";
import { askedKind, isQuoted, namesIn, optionWord } from "./askedKind";
import { bareCode } from "./bareCode";
import { inEnglish } from "./inEnglish";
import { readCode } from "./readCode";
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
  /** All that was typed, small words and all. */
  typed: ReadonlySet<string>;
}

/** Reads a query; one without any word asks for nothing. */
export function readQuery(text: string): SearchQuery {
  const typed = inEnglish(text)
    .normalize("NFKC")
    .replace(/\bcan['’]t\b/gi, "can not")
    .replace(/n['’]t\b/gi, " not")
    .trim();
  const tokens = queryTokens(typed);
  const start = { literal: typed.toLowerCase(), phrase: tokens.join("_"), typed: new Set(tokens) };
  const bare = bareCode(typed);
  const code = readCode(typed, bare);
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
    compounds: compounds.get(token) ?? [],
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

/** Names have up to so many words. */
const mostParts = 4;

function compoundsOf(tokens: readonly string[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, parts] of runsOf(tokens))
    for (const part of new Set(parts)) names.set(part, [...(names.get(part) ?? []), name]);
  return names;
}

/** Returns neighbouring words by the name that they make together. */
function runsOf(tokens: readonly string[]): Map<string, string[]> {
  const runs = tokens.flatMap((_, from) =>
    [2, 3, mostParts]
      .map((length) => tokens.slice(from, from + length))
      .filter((parts, i) => parts.length === i + 2),
  );
  return new Map(runs.map((parts) => [parts.join("_"), parts]));
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
