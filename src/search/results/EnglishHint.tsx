import { useEffect, useState } from "react";
import { searchMessages } from "../../config/searchMessages";
import { Hint } from "./Message";

/** Tells readers of other languages which words were looked for in place of theirs. */
export function EnglishHint({ query }: { query: string }) {
  const [english, setEnglish] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // By itself: few readers need the table of terms, and all wait for what opens the search.
    import("../engine/inEnglish").then(
      ({ inEnglish }) => isCurrent && setEnglish(inEnglish(query)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [query]);
  if (english === null) return null;
  return (
    <Hint>{english === "" ? searchMessages.noEnglish : searchMessages.inEnglish(english)}</Hint>
  );
}
