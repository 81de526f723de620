import { Fragment, type ReactNode } from "react";

/** A title that is a name of code, `APIRequestContext`, so that it may go on in the next line between its words. */
export function breakableName(title: string): ReactNode {
  if (/\s/.test(title)) return title;
  return title.split(/(?<=[a-z])(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
