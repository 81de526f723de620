import { Fragment, type ReactNode } from "react";

/**
 * Returns a name of code, `Playwright::TimeoutError`, that may go on in the next line between its words; other text as
 * it is.
 */
export function breakableName(text: string): ReactNode {
  const words = /\s/.test(text) ? [text] : text.split(/(?<=[a-z])(?=[A-Z])|(?<=::)/);
  if (words.length === 1) return text;
  return words.map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
