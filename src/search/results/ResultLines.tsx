import { Fragment } from "react";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { excerpt, hasMatch, splitMatches } from "./matches";
import { searchMessages } from "../../config/searchMessages";

interface ResultLinesProps {
  entry: SearchEntry;
  /** The texts that are marked. */
  pattern: RegExp | null;
  /** The path to the entry, where the entry alone does not say it. */
  location?: string;
}

/** Renders what a result says of itself; `resultStyle` of the element around the list says how it looks. */
export function ResultLines({ entry, pattern, location }: ResultLinesProps) {
  const text = resultText(entry, pattern);
  const context = location ?? text.location;
  return (
    <>
      <span data-part="title">
        <span data-part="name" data-code={text.isApiName || undefined}>
          {renderMarked(text.name, pattern)}
        </span>
        {text.otherName !== "" && (
          <code data-part="other">{renderMarked(text.otherName, pattern)}</code>
        )}
        {context !== "" && <span data-part="context">{context}</span>}
      </span>
      <span data-part="line" data-code={text.isCall || undefined}>
        {renderMarked(text.line, pattern)}
      </span>
    </>
  );
}

/** Puts marks around what is asked for. */
function renderMarked(text: string, pattern: RegExp | null) {
  return splitMatches(text, pattern).map((piece, index) =>
    piece.isMatch ? (
      <mark key={index}>{piece.text}</mark>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
}

/** The texts of a result; a text that it does not have is empty. */
interface ResultText {
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

/** Returns what an entry is called where its page is not told beside it: `Page#screenshot fullPage`. */
export function entryName({ kind, page, heading, subheading }: SearchEntry): string {
  switch (kind) {
    case "member":
      return `${page}#${heading}`;
    case "option":
      return `${page}#${heading} ${subheading}`;
    case "event":
    case "page":
    case "section":
    case "error":
      return [page, heading, subheading].filter(Boolean).join(" › ");
  }
}

/** Returns where it is, for one who sees no other result of its page. */
export function entryLocation({ kind, page, section, heading, subheading }: SearchEntry): string {
  switch (kind) {
    case "option":
      return `${page}#${heading}`;
    case "page":
      return section;
    case "member":
    case "event":
      return page;
    case "error":
    case "section":
      return subheading === null ? page : `${page} › ${heading}`;
  }
}
