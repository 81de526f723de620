import { queryTokens } from "../../shared/search/searchTokens";
import type { SearchQuery } from "./readQuery";

const question =
  /^(?:how|what|which|when|where|who|can|do|does|is|are|should|i (?:want|need|try)|is there)\s/i;

/** What asks for an option; `select option` is a call. */
export const optionWord =
  /(?<!\b(?:select|choose|pick) (?:an? |the )?)\b(?:options?|arguments?|parameters?|keywords?)\b/i;

/** What is wrong, in a word. */
const trouble = /^(?:hang(?:s|ing)?|hung|stuck|freez(?:e|es|ing)|frozen|deadlock\w*|crash\w*)$/;

const symptom =
  /^why\b|\b(?:fail(?:s|ed|ing)?|ignored|broken|wrong|never|not working|flaky|intermittent\w*|unable|not \w+ed|times? out|timed out|miss(?:es|ing)|lost|empty|blank|stays?|still)\b|\b(?:does|can|is|will|do) ?not\b/i;

/** Returns the kind that the words of a query ask for. */
export function askedKind(text: string): SearchQuery["wants"] {
  if (optionWord.test(text) && /\s/.test(text) && !/drop-?down/i.test(text)) return "option";
  if (question.test(text)) return "guide";
  return symptom.test(text) || queryTokens(text).some((token) => trouble.test(token))
    ? "trouble"
    : null;
}

/** A message has signs that nobody types who looks for something. */
export function isQuoted(text: string): boolean {
  return (
    /[:"`()<>=/[\]]|(?:^|\s)['‘]|\b[A-Z]{3}|Error\b/.test(text) || queryTokens(text).length > 12
  );
}

const dotted = /(?<![\w$])[\w$]+(?:(?:\.|#|::)[a-z_$][\w$]*[?!]?)+(?!\w)/gi;
const spelt = /\b[a-z$]+(?:_[a-z]+)+\b|\b[a-z]+[A-Z]\w*/g;

/** Returns what tells whether a word of a text is typed as code. */
export function namesIn(text: string): (token: string) => boolean {
  const names = [
    ...(text.match(dotted) ?? []).map((name) => name.split(/\.|#|::/).at(-1) ?? ""),
    ...(text.match(spelt) ?? []),
  ];
  const tokens = new Set(names.flatMap(queryTokens));
  return (token) => tokens.has(token) || trouble.test(token);
}
