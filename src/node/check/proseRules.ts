/** A word that Ruby does not have, and what to write. */
export interface ForeignWord {
  word: RegExp;
  hint: string;
}

/** Words of other languages, in text and as the whole of an inline code. */
export const foreignWords: readonly ForeignWord[] = [
  { word: /\bnull\b(?! driver)/, hint: "In Ruby it is `nil`." },
  { word: /\bundefined\b/, hint: "In Ruby it is `nil`." },
  { word: /\bNone\b(?! of)/, hint: "In Ruby it is `nil`." },
  { word: /\bawait(ed|ing|s)?\b/, hint: "Calls wait by themselves: say what they wait for." },
  { word: /\bPromises?\b/, hint: "Ruby has none: say what comes back." },
];

/** A block that names another language, quotes a message or speaks of a string has such words on purpose. */
export const speaksOfOthers =
  /\b(JavaScript|TypeScript|JSON|Python|Java|\.NET|Node\.js)\b|undefined (local variable|method)|got undefined|to respond to|as a string|\bLax\b/;

/** Pages about other languages, whose words they need. */
export const pagesOnOthers = /\/coming_from_\w+$/;

/** Documentation of other languages, which says what does not hold in Ruby. */
export const foreignDocs: readonly { href: RegExp; hint: string }[] = [
  {
    href: /^https?:\/\/(www\.)?playwright\.dev\/(docs|python|java|dotnet|mcp)\b/,
    hint: "Link to this site's own page, or say it here.",
  },
  {
    href: /^https?:\/\/(www\.)?(puppeteer|pptr)\.dev\b/,
    hint: "Link to this site's own page, or say it here.",
  },
];

/** Names of the browser that look like options or members and are neither. */
export const browserNames: ReadonlySet<string> = new Set([
  "addEventListener",
  "innerHTML",
  "innerText",
  "inputValue",
  "localStorage",
  "sessionStorage",
  "textContent",
  "userAgent",
]);
