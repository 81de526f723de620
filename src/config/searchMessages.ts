import type { Dictionary } from "./dictionary";
import { locale } from "./locales";
import { translations } from "./translations";

const english = {
  section: { api: "API reference", docs: "Guides", none: "Guides" },
  dialog: "Search the documentation",
  input: "Search",
  placeholder: "A method, an option, a question",
  results: "Results",
  found: "What is found",
  recents: "Opened before",
  needed: "Needed most",
  clearRecents: "Forget what I opened",
  close: "Close search",
  loading: "Searching…",
  noResults: (query: string) => `No results found for "${query}"`,
  noResultsHint: "Spell it in another way, try fewer words, or look elsewhere:",
  allNames: "All names of the API",
  issuesOf: "Issues of the library on GitHub",
  count: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  first: (count: number) => `The first ${count} results`,
  fallback: "The search service does not answer. These results are from the site's own index.",
  inEnglish: (query: string) => `These docs are in English. Shown is what they say to: ${query}`,
  noEnglish: "These docs are in English, and these words are not known here. Try English ones.",
  lacksText: "The texts could not be loaded. These results are from the names alone.",
  failed: "Unable to fetch results",
  failedHint: "You might want to check your network connection.",
  tryAgain: "Try again",
  seeAll: "See all results",
  optionOf: (member: string) => `option of ${member}`,
  event: "event",
  keys: { choose: "open", move: "move", leave: "close" },
  slashKey: "Open with the / key",
  ask: {
    open: "Ask",
    openTitle: "Ask a question (Ctrl+I)",
    input: "Ask a question",
    placeholder: "How do I …?",
    submit: "Ask",
    back: "Back to search",
    initial: "Ask in a sentence. These docs answer in their own words, with the place to read on.",
    waiting: "Looking through the docs…",
    quoted: "Quoted from these docs, word by word. Nothing here is generated.",
    answeredFrom: (name: string) => `Answered from ${name}`,
    readOn: (name: string) => `Read on at ${name}`,
    others: "It may also be in",
    nothing: (question: string) => `These docs have no answer to "${question}"`,
    nothingHint: "Other words may find it. A search shows everything that has some of them.",
    searchInstead: "Search for it",
    answer: "Answer",
    found: "What there is to the question",
    assistantLabel:
      "Written by an assistant from these docs. It can be wrong: look at its sources.",
    assistantFailed: "The assistant does not answer. These docs are quoted instead.",
    writing: "The answer is being written",
    finished: "The answer is whole",
    stopped: "Stopped",
    stop: "Stop",
    sources: "Made from",
  },
  pageTitle: "Search",
  titleFor: (query: string) => `${query} – Search`,
  pageDescription: "Search the guides and the API reference of playwright-ruby-client.",
  submit: "Search",
  showMore: (count: number, group: string) => `Show ${count} more of ${group}`,
  needsScript:
    "Searching needs JavaScript, which is off in this browser. Everything is also reached by links:",
} as const;

/** The `search` of a dictionary, beside the part that every page has. */
export type SearchMessages = Dictionary<typeof english>;

/** The messages of the search in this build's locale: apart from the others, as pages without it need none of them. */
export const searchMessages: SearchMessages = translations[locale.code]?.search ?? english;
