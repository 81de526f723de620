import { queryTokens } from "../../shared/searchTokens";
import { isCommonWord } from "../../shared/textRoots";

/** Words that questions are asked with, and what everything here is about. */
const asking = new Set(
  `best correct does easily example function happens help know let like make mean means method need
  playwright please possible problem properly question right ruby say simply take tell thing trying used want way
  work working works wrong`.split(/\s+/),
);

/** More words than these would be taken for a pasted message. */
const mostTerms = 6;

/** The words of a question that tell what it is about; those it is asked with where there are no others. */
export function questionTerms(question: string): string[] {
  const telling = queryTokens(question).filter((word) => /\D./u.test(word) && !isCommonWord(word));
  const terms = telling.filter((word) => !asking.has(word));
  return (terms.length > 0 ? terms : telling).slice(0, mostTerms);
}
