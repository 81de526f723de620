import { queryTokens } from "../../shared/search/searchTokens";
import { isCommonWord } from "../../shared/search/textRoots";

/** Words that questions are asked with, and what everything here is about. */
const asking = new Set(
  `best correct does easily example find function go goes happens help know let like look make mean means method
  need option playwright please possible problem properly question right ruby say see show simply take tell thing
  trying used want way went work working works wrong`.split(/\s+/),
);

/** More words than these would be taken for a pasted message. */
const mostTerms = 6;

/** Returns the words of a question that tell what it is about; those it is asked with where there are no others. */
export function questionTerms(question: string): string[] {
  const telling = queryTokens(question).filter((word) => /\D./u.test(word) && !isCommonWord(word));
  const terms = telling.filter((word) => !asking.has(word));
  return (terms.length > 0 ? terms : telling).slice(0, mostTerms);
}
