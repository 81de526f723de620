import { searchMessages } from "../../config/searchMessages";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { excerpt, hasMatch } from "./matches";

/** The texts of a result; a text that it does not have is empty. */
export interface ResultText {
  name: string;
  /** True if the name is one of the API. */
  isApiName: boolean;
  /** JavaScript's name, where that is another. */
  otherName: string;
  /** The page or class that the result stands in. */
  location: string;
  /** Its call, or the part of its text that is asked for. */
  line: string;
  isCall: boolean;
}

/**
 * Returns the texts of a result below the title of its page, in which what matches is to be marked, but for its place.
 */
export function resultText(entry: SearchEntry, pattern: RegExp | null): ResultText {
  const { kind, page, heading, subheading, jsName, content, snippet, signature } = entry;
  const isApiName = kind === "member" || kind === "event" || kind === "option";
  const name = subheading ?? heading ?? page;
  const hasOtherName = isApiName && kind !== "option" && jsName !== heading;
  const isCall =
    signature !== null &&
    (hasMatch(`${name} ${jsName} ${signature}`, pattern) || !hasMatch(content, pattern));
  return {
    name,
    isApiName,
    otherName: hasOtherName ? (jsName ?? "") : "",
    location: contextOf(entry),
    line: isCall ? excerpt(signature, pattern) : (snippet ?? excerpt(content, pattern)),
    isCall,
  };
}

/** Returns what its name, below that of its page, does not tell. */
function contextOf({ kind, heading, subheading }: SearchEntry): string {
  switch (kind) {
    case "option":
      return searchMessages.optionOf(heading ?? "");
    case "event":
      return searchMessages.event;
    case "error":
    case "section":
      return subheading === null ? "" : (heading ?? "");
    case "member":
    case "page":
      return "";
  }
}
