import { sameLetters } from "../../../packages/example-check/src/facts/findMember";
import { didYouMean } from "../../shared/text/nearest";
import type { Finding, Problem } from "../../shared/text/problem";
import type { DocumentLink, ProseBlock, ProsePart } from "../document/readParts";
import { everyProse } from "./everyProse";
import { libraryNames, type LibraryNames } from "./libraryNames";
import type { Content } from "../content/parseContent";

interface ProseFinding extends Finding {
  /** The number of lines from the start of the text to it. */
  below?: number;
}

/** Checks that prose is in Ruby's voice: no words, names or documentation of other languages, and names that exist. */
export function checkProse(content: Content): Problem[] {
  const names = libraryNames(content.library);
  const judged = everyProse(content).filter(({ path }) => !pagesOnOthers.test(path ?? ""));
  return [
    ...judged.flatMap(({ file, prose, code }) =>
      judgedParts(prose).flatMap((part) =>
        findingsIn(part, code, names).map((finding) => toProblem(file, part, finding)),
      ),
    ),
    ...content.documents.flatMap(({ file, links }) =>
      links.flatMap((link) => linkProblems(file, link)),
    ),
  ];
}

function judgedParts(prose: readonly ProseBlock[]): ProsePart[] {
  return prose.flatMap(({ text, parts }) => (speaksOfOthers.test(text) ? [] : parts));
}

function toProblem(
  file: string,
  { line, column }: ProsePart,
  { below = 0, ...finding }: ProseFinding,
): Problem {
  return { file, line: line + below, ...(below === 0 && { column }), ...finding };
}

function findingsIn(part: ProsePart, own: string, names: LibraryNames): ProseFinding[] {
  if (!part.isCode) return foreignIn(part.text, false);
  return [
    ...foreignIn(part.text, true),
    ...nameFindings(part.text, own, names),
    ...pathFindings(part.text, names),
  ];
}

/** In code the word is a slip only where it is all that there is: `null`, and not `"null"`. */
function foreignIn(text: string, isCode: boolean): ProseFinding[] {
  return foreignWords.flatMap(({ word, hint }) => {
    const match = word.exec(text);
    if (match === null || (isCode && match[0] !== text)) return [];
    const message = `"${match[0]}" is a word of another language.`;
    const below = text.slice(0, match.index).split("\n").length - 1;
    return [{ rule: "prose-foreign-word", message, hint, below }];
  });
}

/** `full_page:`, `recordVideoDir`, `waitForSelector`, `expect_respones` */
function nameFindings(code: string, own: string, names: LibraryNames): ProseFinding[] {
  const [, name = "", colon] = /^([A-Za-z_]\w*[?!]?)(:)?(?: .*)?$/.exec(code) ?? [];
  const isPlain = code === name || colon === ":";
  if (
    name === "" ||
    !isPlain ||
    isKnown(name, colon === ":", names) ||
    new RegExp(`\\b${name}\\b`).test(own)
  )
    return [];
  const option = /^[a-z].*([a-z][A-Z]|_[a-z])/.test(name)
    ? sameLetters(name, [...names.options])
    : undefined;
  if (option !== undefined) {
    const hint = `The library writes it "${option}".`;
    return [{ rule: "prose-option", message: `There is no option "${name}".`, hint }];
  }
  const translated = names.translations.get(name);
  if (translated !== undefined) {
    const message = `"${name}" is its name in JavaScript.`;
    return [{ rule: "prose-name", message, hint: `In Ruby it is "${translated}".` }];
  }
  return misspelt(name, names);
}

function isKnown(name: string, isOption: boolean, names: LibraryNames): boolean {
  if (names.options.has(name)) return true;
  if (isOption) return false;
  return names.members.has(name) || names.values.has(name) || browserNames.has(name);
}

/** Returns a name of two words or more that is one or two letters away from a member. */
function misspelt(name: string, { nearMember }: LibraryNames): ProseFinding[] {
  if (!name.includes("_") || name.length < 8) return [];
  const near = nearMember(name);
  if (near === undefined) return [];
  const message = `The library has no "${name}".`;
  return [{ rule: "prose-name", message, hint: `Did you mean "${near}"?` }];
}

/** `Playwright::TimeoutError`; of functions, such as `Playwright.create`, `checkReferences` tells. */
function pathFindings(code: string, { paths }: LibraryNames): ProseFinding[] {
  const [path] = /^Playwright(?:::\w+)*$/.exec(code) ?? [];
  const isKnown =
    path === undefined ||
    paths.has(path) ||
    /^Playwright($|::(Test|Events|VERSION|COMPATIBLE))/.test(path);
  if (isKnown) return [];
  const hint = didYouMean(path, [...paths]);
  return [{ rule: "prose-name", message: `There is no ${path}.`, hint }];
}

function linkProblems(file: string, { href, line, column }: DocumentLink): Problem[] {
  return foreignDocs.flatMap((docs) =>
    docs.href.test(href)
      ? [
          {
            file,
            line,
            column,
            rule: "prose-foreign-docs",
            message: `${href} is the documentation of another language.`,
            hint: docs.hint,
          },
        ]
      : [],
  );
}

/** A word that Ruby does not have, and what to write. */
interface ForeignWord {
  word: RegExp;
  hint: string;
}

/** Words of other languages, in text and as the whole of an inline code. */
const foreignWords: readonly ForeignWord[] = [
  { word: /\bnull\b(?! driver)/, hint: "In Ruby it is `nil`." },
  { word: /\bundefined\b/, hint: "In Ruby it is `nil`." },
  { word: /\bNone\b(?! of)/, hint: "In Ruby it is `nil`." },
  { word: /\bawait(ed|ing|s)?\b/, hint: "Calls wait by themselves: say what they wait for." },
  { word: /\bPromises?\b/, hint: "Ruby has none: say what comes back." },
];

/** A block that names another language, quotes a message or speaks of a string has such words on purpose. */
const speaksOfOthers =
  /\b(JavaScript|TypeScript|JSON|Python|Java|\.NET|Node\.js)\b|undefined (local variable|method)|got undefined|to respond to|as a string|\bLax\b/;

/** Pages about other languages, whose words they need. */
const pagesOnOthers = /\/coming_from_\w+$/;

/** Documentation of other languages, which says what does not hold in Ruby. */
const foreignDocs: readonly { href: RegExp; hint: string }[] = [
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
const browserNames: ReadonlySet<string> = new Set([
  "addEventListener",
  "innerHTML",
  "innerText",
  "inputValue",
  "localStorage",
  "sessionStorage",
  "textContent",
  "userAgent",
]);
