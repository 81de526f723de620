import { searchMessages } from "../../config/searchMessages";
import { useLoaded } from "../../ui/useLoaded";
import { Hint } from "./Message";

/** By itself: few readers need the table of terms, and all wait for what opens the search. */
const loadTerms = () => import("../engine/inEnglish");

/** Tells readers of other languages which words were looked for in place of theirs. */
export function EnglishHint({ query }: { query: string }) {
  const terms = useLoaded(loadTerms);
  if (!terms) return null;
  const english = terms.inEnglish(query);
  return (
    <Hint>{english === "" ? searchMessages.noEnglish : searchMessages.inEnglish(english)}</Hint>
  );
}
