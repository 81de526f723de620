import { rulesOf, type WrittenRule } from "./writtenRule";

const aHeading = "Write ## Title: two to six #, a common space, the title.";
const aList = "Write - item, with a common space and a blank line above the list.";
const aNumber = "Write 1. item, with a common space and a blank line above the list.";
const aBox =
  "Write :::note, :::tip, :::warning or :::danger, the text below it, and ::: at the end.";
const aTable = "Write | a | b | rows below a header and a row of dashes, | --- | --- |.";
const aTerm = "Write a list, - **Term**: what it is, or a table.";

const headings = rulesOf(
  "markdown-heading",
  [/^#{1,6}(?=[^\s#\d!])/, "a heading has a space after #", aHeading],
  [/^#{1,6}(?=[^\S\n\t ])/, "the blank after # is no common space", aHeading],
  [/^#{7,}/, "there are six levels of headings", aHeading],
  [/^＃+/, "＃ is no #", aHeading],
  [/^={1,6}[^\S\n]+(?=\S)/, "it is a heading of AsciiDoc", aHeading],
  [/^h[1-6]\.\s/, "it is a heading of Textile", aHeading],
  [/^=(?:head[1-4]|over|item|back|begin|end|pod|cut)\b/, "it is Pod", aHeading],
  [/^([\^"'+*~])\1{2,}\s*$/, "a line of signs makes no heading", aHeading],
);

const lists = rulesOf(
  "markdown-list",
  [/^[•●○▪■◦‣⁃・·－＊](?=\s*\S)|^[☐☑☒▶►▸](?=\s)/, "it makes no list", aList],
  [/^–(?=\s)/, "it makes no list", aList],
  [/^[-+*](?=\p{L}{2})/u, "an item of a list has a space after its sign", aList],
  [/^[-+*](?=[^\S\n\t ])/, "the blank after the sign is no common space", aList],
  [/^\d{1,2}[.)](?=\p{L}{2}|\p{Lo}|\uFFFC)/u, "an item has a space after its number", aNumber],
  [/^\d{1,2}[.)](?=[^\S\n\t ])/, "the blank after the number is no common space", aNumber],
  [/^(?:[０-９]+[.)．）]|\d{1,2}[．）])/, "these signs make no list", aNumber],
  [/^(?:[a-z]|[ivx]{2,4})[.)]\s(?!\p{L}\.)|^\(@\w*\)\s/u, "letters make no list", aNumber],
  [/^\[[ xX]?\]\s/, "it is no task", "Write - [ ] task or - [x] task, with a blank inside."],
  [/^\*{2,5}\s(?!.*\*\*)|^\.{1,2}\s(?=\S)/, "it is an item of AsciiDoc", aList],
);

const boxes = rulesOf(
  "markdown-box",
  [/^\[!\w+\][-+]?/, "it is a box of GitHub or Obsidian", aBox],
  [/^[!?]{3}\+?(?=\s)/, "it is a box of MkDocs", aBox],
  [/^={3}[!+]?\s*(?=")/, "it is a tab of MkDocs", "Write ::::tabs and :::tab[RSpec]."],
  [/^\.\.\s+\S+/, "it is a directive of Sphinx", aBox],
  [/^(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION|DANGER):\s/, "it is a box of AsciiDoc", aBox],
  [/^\[(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/, "it is a box of AsciiDoc", aBox],
  [/^(?:bq|bc|p|fn\d+)\.{1,2}\s/, "it is Textile", "Write > for a quote, ``` for code."],
  [/^＞/, "＞ is no >", "Write > and a common space."],
);

const tables = rulesOf(
  "markdown-table",
  [/^\|(?=\s|.*\|\s*$)/, "the row stands in no table", aTable],
  [/^｜/, "｜ is no |", aTable],
  [/^\+[-=]+\+/, "it is a table of Sphinx", aTable],
);

const others = rulesOf(
  "markdown-other",
  [/^[:;]\s+(?=\S)/, "there are no lists of definitions", aTerm],
  [/^\p{L}[\p{L}\p{N} ]*::(?=\s+\S)/u, "there are no lists of definitions", aTerm],
  [/^%(?:%|\s)|^\/{4}/, "readers see it", "Take the comment out."],
  [/^\/\/\s/, "readers see it", "Take the comment out, or put code into a block."],
  [/^\$\$/, "there are no formulas", "Say it in words, or put it into a block of text."],
  [
    /^\[(?:source|code|quote|verse|cols|listing|%\w+)\b[^\]]*\]/,
    "it is AsciiDoc",
    "Write ```ruby.",
  ],
  [/^\[\[?_?toc_?\]?\]/i, "the list of contents is there by itself", "Take it out."],
  [/^\[[.#][\w.#-]+\]\s*$/, "it is AsciiDoc", "Take it out: nothing takes attributes."],
  [/^\.\p{Lu}\p{Ll}/u, "it is a title of AsciiDoc", "Write a sentence, or a heading."],
  [/^\([\w-]+\)=\s*$/, "it is an anchor of MyST", "Write ## Title {#anchor}."],
  [/^:[A-Z]{2,}:/, "it is Org", "Take it out."],
  [/^:[a-z]+(?: [\w*.]+)+:\s/, "it is a field of Sphinx", aTerm],
  [/^::[a-z]\w*(?=[{[\s]|$)/, "there is no such directive", "Write its text itself."],
  [/^! (?=\uFFFC)/, "it is no picture", "Write ![what it shows](/its-name.png)."],
  [/^\*\[[^\]]+\]:/, "there are no abbreviations", "Explain the word where it comes first."],
  [
    /^(?:include|image|video|toc)::?[^\s[]*\[/,
    "it is AsciiDoc",
    "Write ![what it shows](/name.png).",
  ],
);

/** What stands at the start of a line of a paragraph and was meant to make something of it. */
export const lineRules: readonly WrittenRule[] = [
  ...boxes,
  ...headings,
  ...tables,
  ...lists,
  ...others,
];

/** The same for every line of a paragraph but its first. */
export const laterLineRules: readonly WrittenRule[] = [
  ...rulesOf("markdown-list", [
    /^\d{1,2}[.)]\s/,
    "only 1. starts a list below a line of text",
    "Leave a blank line above the list.",
  ]),
  ...rulesOf("markdown-link", [
    /^\((?:\/|#|https?:|\uFFFC)[^()\n]*\)/,
    "it is no link: ] and ( stand on one line",
    "Write [words](/docs/…) on one line.",
  ]),
];
