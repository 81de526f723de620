import { rulesOf, type WrittenRule } from "./writtenRule";

const aBold =
  "Close it, with ** beside the words and punctuation outside: **bold**. A literal * stands in backticks.";
const anEmphasis = "Close it, as in *word*. A literal * stands in backticks.";
const aLink = "Write [words](/docs/…), without blanks between ] and ( or in the address.";
const aMark = "Write **bold**, or `code` for what is typed. Literal signs stand in backticks.";
const aCode = "Put code between two ` of the common kind.";
const aName =
  "Take them out: a name in backticks, as `Page#goto`, and an address are links by themselves.";
const aNote = "Write [^1] in the text and [^1]: The note. below, or take it out.";

const emphasis = rulesOf(
  "markdown-emphasis",
  [
    /\*\*(?=\S)|(?<=[^\s*])\*\*|(?<!\w\s)\*\*\s[^*\n]+\s\*\*/,
    "it begins or ends no bold text",
    aBold,
  ],
  [/(?<![\p{L}\p{N}*\uFFFC])\*(?=[\p{L}\uFFFC「『“])/u, "it begins no emphasis", anEmphasis],
  [/(?<![\p{L}\p{N}_])_[^\s_][^_\n]*_(?=\p{Lo})/u, "_ is no emphasis beside a letter", anEmphasis],
  [/~~/, "it strikes nothing out", "Write ~~struck out~~, with ~~ beside the words."],
  [/==(?=[^\s=])[^=\n]+(?<=\S)==/, "there is no ==mark==", aMark],
  [/(?<!\w)\+\+(?=[^\s+])(?:[^+\n]|\+(?!\+))+(?<=\S)\+\+/, "there is no ++key++", aMark],
  [/'{2,3}(?=[^\s'])[^'\n]+'{2,3}/, "it is MediaWiki", aMark],
  [/\^\^?[^\s^[]+\^/, "there is no ^superscript^", aMark],
);

const links = rulesOf(
  "markdown-link",
  [/!?\[\[[^\]\n]+\]\]/, "it is no link here", aLink],
  [/\]\(|\] \((?=[/#\uFFFC]|https?:)/, "it is no link", aLink],
  [/[\]］]（/, "（ is no (", aLink],
  [/\)\[(?=[/#\uFFFC]|https?:)/, "it is no link: [words] come first", aLink],
  [/\[[^\]|\n]+\|(?:[^\]\n]+\]|\uFFFC)/, "it is no link here", aLink],
  [/"[^"\n]+":(?=\uFFFC|\/|https?:)/, "it is a link of Textile", aLink],
  [/(?<=[\uFFFC\]])_{1,2}(?!\w)/, "it is a link of Sphinx", aLink],
  [/\b(?:link|xref|image):[^\s[]+\[/, "it is AsciiDoc", aLink],
  [/\[\uFFFC+\](?![([])/, "no link is made by brackets", aName],
  [/\[\uFFFC{10,} [^[\]\n]+\](?![([])/, "no link is made by these brackets", aLink],
  [/\[[A-Z]\w*(?:#|::|\.)\w+[?!]?\](?![([])/, "no link is made by brackets", aName],
  [
    /(?<!\w)![^\s!|]+\.(?:png|jpe?g|gif|svg|webp)(?:\|[^!\n]*)?!/,
    "it is Textile",
    "Write ![what it shows](/name.png).",
  ],
  [/\[\^[^\]\s]+\]/, "no note of this name is below", aNote],
  [/\^\[/, "a note does not stand within the text", aNote],
);

const others = rulesOf(
  "markdown-other",
  [/\{#[^{}\n]*\}/, "it ends no heading", "An anchor ends its heading: ## Title {#anchor}."],
  [/`/, "it is not closed", aCode],
  [/｀/, "｀ is no `", aCode],
  [
    /(?<![\w:/]):[a-z][\w+:-]*:(?=\uFFFC)/,
    "it is a role of Sphinx",
    "Write `Page#goto`, or [words](/docs/…).",
  ],
  [
    /(?<![\w:/]):(?:[a-z][a-z0-9_+-]*|[+-]1):(?![\w:/])/,
    "there are no names of emoji",
    "Write the sign itself, or leave it out.",
  ],
  [/%%[^%\n]+%%/, "readers see it", "Take the comment out."],
  [/@[^\s@\uFFFC][^@\n]*(?<=\S)@(?!\w)/, "it is code of Textile", aCode],
  [/(?<![\w+])\+[\w.:#?!]*[a-z][\w.:#?!]*\+(?![\w+])/i, "it is code of RDoc", aCode],
  [/(?<![\w=])=[^\s=][^=\n]*(?<=\S)=(?![\w=])/, "it is code of Org", aCode],
  [/(?<![|\w])\|\w[\w -]*\|(?![|\w])/, "nothing is filled in here", aCode],
  [/\b(?:kbd|btn|menu|pass):[^\s[]*\[/, "it is AsciiDoc", aMark],
  [/\[\/(?:b|i|u|s|code|quote|url|img|list|block)\]/, "it is BBCode", aMark],
  [/\\[a-z]+/i, "a command of LaTeX does nothing", aCode],
  [/\$\uFFFC+\$/, "there are no formulas", "Say it in words."],
  [
    /(?<![\p{L}\p{N}_.@/-])@[a-z][\w-]*/iu,
    "it calls nobody",
    "Write [@name](https://github.com/name), or `@name` for a variable.",
  ],
  [
    /&(?:nbsp|amp|lt|gt|quot|copy|shy|mdash|ndash|hellip)\b(?!;)|&[a-z]\w{1,30};/i,
    "it is no entity",
    "Write the sign itself.",
  ],
  [/(?<=[\p{L}\p{N})])::\s*$/u, "it is Sphinx", "Write :, and the code into a block of ```ruby."],
  [
    /(?<=\s)\^[a-z0-9][a-z0-9-]*$/,
    "it is an anchor of Obsidian",
    "Take it out: headings have anchors.",
  ],
);

/** What stands anywhere in a line of text and was meant to make something of it. */
export const inlineRules: readonly WrittenRule[] = [...links, ...emphasis, ...others];
