import { guidePhrases } from "./guidePhrases";
import { referencePhrases } from "./referencePhrases";

/**
 * The words by which readers call places that have other names, by the address below `/docs/`; divided by commas. Each
 * counts as one more title of its place, with or without its small words.
 */
export const searchPhrases: Readonly<Record<string, string>> = {
  ...guidePhrases,
  ...referencePhrases,
};
