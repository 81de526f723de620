import { memoizeByName } from "../../shared/timing/memoizeByName";
import { queryTokens } from "../../shared/search/searchTokens";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { isSmallWord, textRoots } from "../../shared/search/textRoots";

/** The roots of what readers call a place, and the small words between them. */
export interface Phrase {
  roots: readonly string[];
  small: readonly string[];
}

/** The names of an entry and of what it belongs to: names whole in snake case, texts by the roots of their words. */
export interface EntryNames {
  wholes: string[];
  joined: string[];
  /** The last part of a key in a hash: `same_site` of `cookies.sameSite`. */
  last: string | null;
  /** Of its name in Ruby, or its title. */
  roots: string[];
  /** The member and the class that it belongs to. */
  owners: string[];
  ownerRoots: string[];
  /** Of what readers call it in other words. */
  phrases: readonly Phrase[];
  /** All roots of those. */
  said: readonly string[];
}

export type NameReader = (entry: SearchEntry) => EntryNames;

/** Reads the names of entries; what many of them share is read once. */
export function createNameReader(): NameReader {
  const wholes = memoizeByName(wholeNames);
  const roots = memoizeByName(textRoots);
  return (entry) => {
    const own = namesOf(entry).flatMap(wholes);
    const phrases = entry.phrases?.map(toPhrase) ?? [];
    return {
      wholes: own,
      joined: own.map((name) => name.replaceAll("_", "")),
      last: lastOf(entry).flatMap(wholes)[0] ?? null,
      roots: roots(titleOf(entry)),
      owners: ownersOf(entry).flatMap(wholes),
      ownerRoots: [entry.page, kindWord(entry), ...ownersOf(entry)].flatMap(roots),
      phrases,
      said: [...new Set(phrases.flatMap((phrase) => phrase.roots))],
    };
  };
}

function toPhrase(text: string): Phrase {
  const words = text.split(" ");
  return {
    roots: words.filter((word) => !isSmallWord(word)),
    small: words.filter(isSmallWord),
  };
}

/** Returns the words that a misspelt word is compared with. */
export function spellingsOf({ joined, roots, said }: EntryNames): string[] {
  return [...joined, ...roots, ...said];
}

function titleOf({ page, heading, subheading }: SearchEntry): string {
  return subheading ?? heading ?? page;
}

/**
 * An option does not bring the names of its member along, an assertion is also called without its `to_`, and a message
 * without the class of its error.
 */
function namesOf(entry: SearchEntry): string[] {
  const { kind, className, jsName, aliases } = entry;
  const title = titleOf(entry);
  if (kind === "option") return [title];
  if (kind === "error") return [title, title.replace(errorClass, "")];
  const jsMember = jsName?.slice(jsName.lastIndexOf(".") + 1) ?? "";
  const asserted = className?.endsWith("Assertions") ? [title.replace(/^to_/, "")] : [];
  return [title, ...asserted, jsMember, ...aliases];
}

const errorClass = /^[A-Z][\w:]*: | \([A-Z][\w:]*\)$/g;

function lastOf({ kind, subheading }: SearchEntry): string[] {
  return kind === "option" && subheading?.includes(".") ? subheading.split(".").slice(-1) : [];
}

function ownersOf({ kind, heading, subheading, className, jsName }: SearchEntry): string[] {
  const member = kind === "option" ? [heading, jsName] : [subheading === null ? null : heading];
  return [...member, className].filter((name) => name !== null);
}

/** Readers say what they look for: `dialog event`. */
function kindWord({ kind, className }: SearchEntry): string {
  return kind === "page" && className !== null ? "class" : kind;
}

/** A title of several words is one name as well: `getting_started`. */
function wholeNames(text: string): string[] {
  const name = queryTokens(text).join("_");
  return name === "" ? [] : [name];
}
