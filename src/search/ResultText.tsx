import { words } from "../config/words";
import type { SearchEntry } from "../shared/searchRecord";
import { Highlighted } from "./Highlighted";
import { excerpt, splitMatches } from "./matches";

interface ResultTextProps {
  entry: SearchEntry;
  query: string;
  /** Where no group around it tells of which page it is. */
  showsPage?: boolean;
}

/** What a result says of itself: its name, JavaScript's name where that is another, and what it stands in. */
export function ResultText({ entry, query, showsPage = false }: ResultTextProps) {
  const { kind, page, heading, subheading, jsName, content, snippet, signature } = entry;
  const isName = kind === "member" || kind === "event" || kind === "option";
  const name = subheading ?? heading ?? page;
  const otherName = isName && kind !== "option" && jsName !== heading ? jsName : null;
  const tellsCall =
    signature !== null &&
    (isMatch(`${name} ${jsName} ${signature}`, query) || !isMatch(content, query));
  const text = tellsCall ? signature : (snippet ?? excerpt(content, query));
  return (
    <>
      <span data-part="title">
        <span>
          <span data-part="name" data-code={isName || undefined}>
            <Highlighted text={name} query={query} />
          </span>
          {otherName !== null && (
            <code data-part="other">
              <Highlighted text={otherName} query={query} />
            </code>
          )}
        </span>
        <span data-part="context">{showsPage ? placeOf(entry) : contextOf(entry)}</span>
      </span>
      <span data-part="line" data-code={tellsCall || undefined}>
        <Highlighted text={text} query={query} />
      </span>
    </>
  );
}

/** Whether a text shows why its entry was found. */
function isMatch(text: string, query: string): boolean {
  return splitMatches(text, query).some((piece) => piece.isMatch);
}

/** What its name, below that of its page, does not tell. */
function contextOf({ kind, heading, subheading }: SearchEntry): string | null {
  switch (kind) {
    case "option":
      return words.search.optionOf(heading ?? "");
    case "event":
      return words.search.event;
    case "error":
    case "section":
      return subheading === null ? null : heading;
    case "member":
    case "page":
      return null;
  }
}

/** Where it is, for one who sees no other result of its page. */
function placeOf({ kind, page, section, heading, subheading }: SearchEntry): string {
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
