import { Fragment } from "react";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { splitMatches } from "./matches";
import { resultText } from "./resultText";

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
