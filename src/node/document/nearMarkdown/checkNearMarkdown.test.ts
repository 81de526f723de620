import { aDocument } from "../../../../test/contentFactories";

/** Wrong inputs, each with a part of what is said of it and a twin in which nothing is wrong. */
type Row = [wrong: string, says: string, twin: string];

const nbsp = "\u00A0";
const ideographic = "\u3000";

const headings: Row[] = [
  ["##Title", "a space after #", "## Title"],
  ["#Title", "a space after #", "Issue #12"],
  ["######Title", "a space after #", "###### Title"],
  [`##${nbsp}Title`, "no common space", "## Title"],
  [`##${ideographic}見出し`, "no common space", "## 見出し"],
  ["####### Title", "six levels", "###### Title"],
  ["＃＃ 見出し", "＃ is no #", "## 見出し"],
  ["== Title", "AsciiDoc", "a == b"],
  ["h2. Title", "Textile", "h2 is a level"],
  ["Title\n^^^^^", "makes no heading", "a ^ b"],
  ["Title\n---", "makes a heading", "Text\n\n---\n\nText"],
  ["=head1 Title", "Pod", "a = b"],
];

const lists: Row[] = [
  ["1.item", "space after its number", "1. item"],
  ["1)item", "space after its number", "1) item"],
  ["1.項目", "space after its number", "1.61 is newer"],
  ["1.`goto`", "space after its number", "1. `goto`"],
  ["*item", "space after its sign", "* item"],
  ["-item", "space after its sign", "-1 is less"],
  ["Text:\n-item", "space after its sign", "Text:\n- item"],
  ["+item", "space after its sign", "+1"],
  ["•item", "makes no list", "- item"],
  ["• item", "makes no list", "a • b"],
  ["・項目", "makes no list", "- 項目・項目"],
  ["– item", "makes no list", "1–2"],
  [`-${ideographic}項目`, "no common space", "- 項目"],
  [`1.${nbsp}item`, "no common space", "1. item"],
  ["１．項目", "make no list", "1. 項目"],
  ["1．項目", "make no list", "1. 項目"],
  ["a) item", "letters make no list", "(a) item"],
  ["- [] task", "no task", "- [ ] task"],
  ["[ ] task", "no task", "- [x] task"],
  ["Text:\n2. item", "only 1.", "Text:\n\n2. item"],
  [". item", "AsciiDoc", "... and so on"],
  ["☐ task", "makes no list", "- [ ] task"],
  ["▶ Toggle", "makes no list", "Press ▶ to play"],
  ["a. item", "letters make no list", "a. m. or p. m."],
  ["ii. item", "letters make no list", "i. e. so"],
  ["(@) item", "letters make no list", "(a) item"],
  ["- item\n+\nmore", "is empty", "- item\n\n  more"],
  ["1. a\n  - b", "does not stand in the list", "1. a\n   - b"],
  ["1. a\n\n  More.\n\n2. b", "does not stand in the list", "1. a\n\n   More.\n\n2. b"],
  [
    "1. a\n\n  ```ruby\n  b = 1\n  ```",
    "does not stand in the list",
    "1. a\n\n   ```ruby\n   b = 1\n   ```",
  ],
  ["- a\n - b", "on the level of the items above", "- a\n  - b"],
  ["8. a\n  9. b", "on the level of the items above", " 9. a\n10. b"],
  ["- a\n* b", "starts a list of its own", "- a\n\n* b"],
];

const boxes: Row[] = [
  ["> [!NOTE]\n> Text", "GitHub", "> Text"],
  ["> [!warning]- Title\n> Text", "GitHub", ":::warning[Title]\nText\n:::"],
  ['!!! note "Title"', "MkDocs", "Stop!!!"],
  ["??? tip", "MkDocs", "Really???"],
  ['=== "RSpec"', "MkDocs", 'a === "b"'],
  [".. note:: Text", "Sphinx", "... and more"],
  ["NOTE: Text", "AsciiDoc", "**Note:** text"],
  ["[TIP]\nText", "AsciiDoc", "A TIP: text"],
  ["bq. Text", "Textile", "> Text"],
  ["＞ 引用", "＞ is no >", "> 引用"],
  [">>>\nText\n>>>", "is empty", "> Text"],
  [":param url: its address", "Sphinx", "Give :load or :commit"],
  ["::include{file=a.md}", "no such directive", "`::include`"],
];

const tables: Row[] = [
  [
    "| a | b |\n| - | - |\n| 1 | 2 | 3 |",
    "3 cells and the header 2",
    "| a | b |\n| - | - |\n| 1 | 2 |",
  ],
  [
    "| a | b |\n| - | - |\n| `a || b` | 2 |",
    "as \\|, also in code",
    "| a | b |\n| - | - |\n| `a \\|\\| b` | 2 |",
  ],
  ["| a | b |\n| - | - |\n| 1 |", "1 cell and the header 2", "| a | b |\n| - | - |\n| 1 | |"],
  ["| a |\n| - |\n| `each do |x|` |", "is not shown", "| a |\n| - |\n| `each do \\|x\\|` |"],
  [
    "| a | b |\n| - | - |\n| 1 | 2 |\nText",
    "1 cell and the header 2",
    "| a | b |\n| - | - |\n| 1 | 2 |\n\nText",
  ],
  ["| a | b |\n| - |\n| 1 | 2 |", "2 cells and the row of dashes 1", "| a |\n| - |\n| 1 |"],
  ["| a |\n| - | - |\n| 1 |", "1 cell and the row of dashes 2", "a | b\n--- | ---\n1 | 2"],
  ["| a | b |\n| - | - |\n\n| 1 | 2 |", "has no rows", "| a | b |\n| :-: | -: |\n| 1 | 2 |"],
  [
    "| a | b |\n| - | - |\n| 1 | 2 |\n\n| 3 | 4 |",
    "in no table",
    "| a | b |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |",
  ],
  ["｜a｜b｜", "｜ is no |", "a｜b"],
  ["+---+---+\n| a | b |", "Sphinx", "1 + 2"],
  ["| one line\n| another", "in no table", "one | another"],
];

const emphasis: Row[] = [
  ["**重要。**です", "bold", "**重要**。です"],
  ["**Note:**text", "bold", "**Note:** text"],
  ["**Note: text", "bold", "2 ** 3"],
  ["** Note ** text", "bold", "\\*\\*Note"],
  ["Take **opts", "bold", "Take `**opts`"],
  ["*「重要」*です", "no emphasis", "*重要*です"],
  ["Take *args", "no emphasis", "2 * 3"],
  ["_重要_です", "beside a letter", "_重要_ です"],
  ["~2 minutes and 1~2 minutes", "struck out", "~/a or ~/b"],
  ["x~2~", "struck out", "~~gone~~"],
  ["~~gone", "strikes nothing", "\\~~gone"],
  ["a ==mark== b", "==mark==", "a == b == c"],
  ["press ++ctrl++", "++key++", "C++ and C++"],
  ["x^2^", "^superscript^", "x^2"],
  ["Use __dir__", "shown bold", "Use `__dir__`"],
  ["press ++ctrl+c++", "++key++", "C++ and a+b"],
  ["'''bold''' word", "MediaWiki", "It's Ada's"],
];

const links: Row[] = [
  ["[[Page]]", "no link", "[Page](/docs)"],
  ["![[picture.png]]", "no link", "`[[1]]`"],
  ["[a] (/docs)", "no link", "[a] (see below)"],
  ["[a](/my docs)", "no link", "[a](/docs)"],
  ["[a](/docs “title”)", "no link", '[a](/docs "title")'],
  ["![a](/a.png =10x10)", "no link", "![a](/a.png)"],
  ["[見出し]（/docs）", "（ is no (", "[見出し](/docs)（注）"],
  ["(a)[/docs]", "come first", "(a)[b]"],
  ["[a page|/docs]", "no link", "a|b"],
  ['"a":https://a.test', "Textile", '"a": b'],
  ["`a`_ b", "Sphinx", "`a` _b_"],
  ["link:/docs[a]", "AsciiDoc", "a link: b"],
  ["Look !a.png!", "Textile", "Look! a.png!"],
  ["Text[^2].", "no note", "Text[^2].\n\n[^2]: The note."],
  ["Text.\n\n[^2]: The note.", "Nothing refers to [^2]", "Text[^2].\n\n[^2]: The note."],
  ["Text.\n\n[it]: /docs", "Nothing refers to [it]", "Text [it].\n\n[it]: /docs"],
  ["Text [](/docs).", "has no words", "Text [a](/docs)."],
  ["[a]\n(/docs)", "on one line", "[a]\n(see below)"],
  ["See [`Page#goto`].", "no link is made by brackets", "See [`Page#goto`](/docs)."],
  ["See [Page#goto].", "no link is made by brackets", "See `Page#goto`."],
  ["See [https://a.test the page].", "by these brackets", "See [the page](https://a.test)."],
  ["See [the page|https://a.test].", "no link here", "See https://a.test | b."],
  ["See https://a.test[the page].", "behind an address", "See https://a.test, [a]."],
  ["Text [1]_.", "Sphinx", "Text [1]."],
  ["Look !a.png|width=9!", "Textile", "Look! a.png | b!"],
  ["! [a](/docs)", "no picture", "Look! [a](/docs)"],
  ["Text^[a note].", "within the text", "Text[^1].\n\n[^1]: A note."],
  ["[a]\n\n[a]: /docs\n[a]: /other", "defined above", "[a]\n\n[a]: /docs"],
  ["See [https://a.test].", "no link is made by brackets", "See (https://a.test)."],
];

const others: Row[] = [
  ["Term\n: Definition", "definitions", "Term: definition"],
  ["Term:: definition", "definitions", "`Playwright::Page`"],
  ["It is :rocket: fast", "emoji", "Give :load or :commit"],
  ["At :+1:", "emoji", "At 12:30:45"],
  ["See :ref:`a`", "Sphinx", "See :load, `a`"],
  ["For example::\n\nText", "Sphinx", "For example:\n\nText"],
  ["Use `goto now", "not closed", "Use `goto` now"],
  ["Use ｀goto｀", "｀ is no `", "Use `goto`"],
  ["%%later%%", "readers see it", "100%"],
  ["a %%later%% b", "readers see it", "50% or 60%"],
  ["// later", "readers see it", "a // b"],
  ["$$\nx\n$$", "formulas", "$5 or $6"],
  ["[source,ruby]\nText", "AsciiDoc", "[words](/docs)"],
  ["[TOC]", "by itself", "The TOC"],
  ["*[HTML]: Text", "abbreviations", "*HTML*: text"],
  ["include::a.adoc[]", "AsciiDoc", "include a"],
  ["Use @page now", "calls nobody", "Use `@page`, ada@shop.test"],
  ["Use @goto@ now", "Textile", "Use `goto` now"],
  ["a &nbsp b", "no entity", "a &nbsp; b"],
  ["a &foo; b", "no entity", "a &amp;foo; b"],
  ["Text ^block-1", "Obsidian", "a ^ b"],
  ["Use `npm i –g`", "typography", "Use `npm i -g`"],
  [`Use \`npm${nbsp}ci\``, "typography", `Use${nbsp}it`],
  ["; Term : definition", "definitions", "Term; definition"],
  ["Title {#anchor}", "ends no heading", "## Title {#anchor}\n\nText"],
  ["Use +goto+ now", "RDoc", "+1 and a+b"],
  ["Use =goto= now", "Org", "a = b = c"],
  ["Use |version| now", "nothing is filled in", "a | b | c"],
  ["Use `+goto+` now", "AsciiDoc's", "Use `a + b` now"],
  ["Press kbd:[Ctrl+C]", "AsciiDoc", "Press Ctrl+C [now]"],
  [".Title of it", "AsciiDoc", "... and so on"],
  ["[.lead]\nText", "AsciiDoc", "[a]\nText"],
  ["////\nlater\n////", "readers see it", "a //// b"],
  ["% later", "readers see it", "100 % of it"],
  ["(target)=\n\n## Title\n\nText", "MyST", "(target) = a"],
  [":PROPERTIES:\n:END:", "Org", "NOTE : a"],
  ["[b]bold[/b]", "BBCode", "[b] and [c]"],
  ["An \\emph word", "LaTeX", "A \\* sign"],
  ["It is $`a^2`$", "formulas", "`$a` and `$b`"],
  ["``ruby\na = 1\n``", "make no block", "``a ` b``"],
  ["Text.\n\n    page.reload", "is no code here", "Text.\n\n  More."],
  ["\tText", "is no code here", "- a\n\n\tb"],
  ["Use `click(“#a”)`", "a quote", 'Use `click("#a")`'],
  ["```ruby\nfoo（1）\n```", "typographic sign", '```ruby\nfoo("（1）")\n```'],
  ["```bash\nPS> dir\n```", "would be copied", "```bash\n$ dir\n```"],
];

const rows = [...headings, ...lists, ...boxes, ...tables, ...emphasis, ...links, ...others];

describe.each(rows)("%j", (wrong, says, twin) => {
  it("is told with its line, why and what to write", () => {
    const problems = aDocument(`${wrong}\n`).problems.map(({ line, message, hint }) => ({
      text: `${message} ${hint}`,
      isPlaced: line >= 6 && hint !== undefined,
    }));
    expect(problems).toContainEqual({
      text: expect.stringContaining(says) as string,
      isPlaced: true,
    });
  });

  it("has a twin in which nothing is wrong", () => {
    expect(aDocument(`${twin}\n`).problems).toEqual([]);
  });
});

it("says where a sign stands and quotes what was written", () => {
  const [problem] = aDocument("Text.\n\nSee `a` and\n  **b.**c, `d`.\n").problems;
  expect(problem).toEqual({
    file: "content/docs/article/a.mdx",
    line: 9,
    column: 3,
    rule: "markdown-emphasis",
    message: '"**b.**c, `d`." stands on the page as it is: it begins or ends no bold text.',
    hint: expect.stringContaining("**bold**") as string,
  });
});

it("tells one finding for each line", () => {
  const problems = aDocument("##One **two\n##Three\n").problems;
  expect(problems.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
    "6 markdown-heading",
    "7 markdown-heading",
  ]);
});
