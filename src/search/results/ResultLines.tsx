import type { SearchEntry } from "../../shared/search/searchRecord";
import { MarkedText } from "./MarkedText";
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
          <MarkedText text={text.name} pattern={pattern} />
        </span>
        {text.otherName !== "" && (
          <code data-part="other">
            <MarkedText text={text.otherName} pattern={pattern} />
          </code>
        )}
        {context !== "" && <span data-part="context">{context}</span>}
      </span>
      <span data-part="line" data-code={text.isCall || undefined}>
        <MarkedText text={text.line} pattern={pattern} />
      </span>
    </>
  );
}
