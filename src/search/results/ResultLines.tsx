import { Fragment } from "react";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { splitMatches } from "./matches";
import { resultText } from "./resultText";

interface ResultLinesProps {
  entry: SearchEntry;
  /** The texts that are marked. */
  pattern: RegExp | null;
  /** The title of the group that it stands in; where that is not its page, its page is told. */
  groupTitle: string;
}

/** Renders what a result says of itself; `resultStyle` of the element around the list says how it looks. */
export function ResultLines({ entry, pattern, groupTitle }: ResultLinesProps) {
  const text = resultText(entry, pattern, groupTitle);
  return (
    <>
      <span data-part="title">
        <span data-part="name" data-code={text.isApiName || undefined}>
          {renderMarked(text.name, pattern)}
        </span>
        {text.otherName !== "" && (
          <code data-part="other">{renderMarked(text.otherName, pattern)}</code>
        )}
        {text.location !== "" && <span data-part="context">{text.location}</span>}
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
