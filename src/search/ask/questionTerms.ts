import { queryTokens } from "../../shared/searchTokens";

/** What a question is asked with, and what everything here is about. */
const asking = new Set(
  `a about all also am an and any are as at be been before but by can cannot could did do does doing each else for
  from get gets getting give go had has have having how i if in into is it its just know let like make me mine must
  my need no not of off on one only or our out own please playwright possible ruby same shall should so some such
  take tell than that the their them then there these they thing this those to too up us use used uses using very want
  was way we were what when where whether which while who whose why will with without work working works would you your`.split(
    /\s+/,
  ),
);

/** The words of a question that tell what it is about; all of them where none does. */
export function questionTerms(question: string): string[] {
  const tokens = queryTokens(question);
  const telling = tokens.filter((token) => !asking.has(token) && token.length > 1);
  return telling.length > 0 ? telling : tokens;
}

/** What a word has in common with its other forms: `uploads`, `uploading` → `upload`. Names stay as they are. */
export function stem(word: string): string {
  if (word.includes("_")) return word;
  const verb = /^(.{4,})(?:ing|ed)$/.exec(word)?.[1];
  if (verb !== undefined) return verb.replace(/([^aeiouls])\1$/, "$1");
  const noun = /^(.+(?:x|s|sh|ch))es$/.exec(word)?.[1];
  if (noun !== undefined) return noun;
  return word.length > 4 ? word.replace(/(?<!s)s$/, "") : word;
}
