import type { Nodes, Root, Table } from "mdast";
import { toString } from "mdast-util-to-string";
import type { Finding } from "../../../shared/text/problem";
import { nodesOf } from "../eachNode";
import type { LocatedFinding } from "../locatedProblems";

/** Returns what an author cannot have meant of what Markdown made of a text. */
export function nodeFindings(node: Nodes, written: string, used: ReadonlySet<string>): Finding[] {
  switch (node.type) {
    case "delete":
      return written.startsWith("~~") ? [] : [struckOut];
    case "heading":
      return node.depth !== 2 || written.startsWith("#") ? [] : [underlined];
    case "strong":
      return /^__\w+__$/.test(written) ? [boldName(written)] : [];
    case "link":
      if (/^(?:https?:|www\.)[^\s]*[[\]]/.test(toString(node))) return [bracketed(toString(node))];
      return toString(node) === "" ? [wordless] : [];
    case "definition":
    case "footnoteDefinition":
      return used.has(`${node.type} ${node.identifier}`) ? [] : [unused(written)];
    case "blockquote":
    case "listItem":
      return node.children.length === 0 ? [empty] : [];
    case "inlineCode":
      if (/^\+[^+]+\+$/.test(node.value)) return [plussed(node.value)];
      if (/^``[^\n]*\n/.test(written)) return [unfenced];
      return slip.test(node.value) ? [typographic] : [];
    default:
      return [];
  }
}

/** Returns the definitions that something refers to, each with its type. */
export function usedDefinitions(tree: Root): Set<string> {
  const notes = nodesOf(tree, "footnoteReference");
  const links = nodesOf(tree, "linkReference");
  return new Set([
    ...notes.map(({ identifier }) => `footnoteDefinition ${identifier}`),
    ...links.map(({ identifier }) => `definition ${identifier}`),
  ]);
}

/** Returns the definitions of names that an earlier one has: nothing refers to them. */
export function repeatedDefinitions(tree: Root): Set<Nodes> {
  const names = new Set<string>();
  const isRepeated = (name: string) => names.size === names.add(name).size;
  const definitions = nodesOf(tree, "definition", "footnoteDefinition");
  return new Set(definitions.filter((node) => isRepeated(`${node.type} ${node.identifier}`)));
}

/** A dash in place of the hyphens of an option, a blank that a shell takes for a letter, quotes around an argument. */
const slip =
  /(?<!\S)[–—](?=[a-z])|\u00A0|(?<=[!-~])\u3000(?=[!-~])|[([{,=]\s*[“”‘’]|[“”‘’](?=[)\]},])/;

const typographic: Finding = {
  rule: "code-typography",
  message: "The code has a dash, a quote or a blank of typography, which works nowhere.",
  hint: "Write - or -- for an option, \" or ' for a quote, and a common space.",
};

const empty: Finding = {
  rule: "markdown-list",
  message: "The quote or the item of a list is empty.",
  hint: "Write > before each line of a quote, and - item; a literal sign is escaped by \\.",
};

const unfenced: Finding = {
  rule: "markdown-other",
  message: "The code stands within the text: two ` make no block.",
  hint: "Write ```ruby, the code below it, and ``` at the end.",
};

/** A second definition of a name. */
export const repeatedDefinition: Finding = {
  rule: "markdown-unused",
  message: "The name is defined above as well, and the first one counts.",
  hint: "Give it another name, or take it out.",
};

const struckOut: Finding = {
  rule: "markdown-emphasis",
  message: "What stands between two ~ is struck out.",
  hint: "Write \\~ for the sign itself, and ~~struck out~~.",
};

const underlined: Finding = {
  rule: "markdown-heading",
  message: "The line of dashes makes a heading of the text above it.",
  hint: "Write ## Title, or leave a blank line above the dashes.",
};

const wordless: Finding = {
  rule: "markdown-link",
  message: "The link has no words, so nobody sees it.",
  hint: "Write [words](/docs/…).",
};

function plussed(value: string): Finding {
  const message = `"${value}" is shown with its +, which are AsciiDoc's.`;
  return { rule: "markdown-other", message, hint: "Put the code in backticks alone." };
}

function bracketed(address: string): Finding {
  const message = `The link leads to "${address}": [words] behind an address are no Markdown.`;
  return { rule: "markdown-link", message, hint: "Write [words](https://…)." };
}

function boldName(written: string): Finding {
  const message = `"${written}" is shown bold, without its underscores.`;
  return { rule: "markdown-emphasis", message, hint: "Put a name in backticks; bold is **bold**." };
}

function unused(written: string): Finding {
  const [name = ""] = /^\[[^\]]*\]/.exec(written) ?? [];
  const message = `Nothing refers to ${name}, so it is not shown.`;
  return { rule: "markdown-unused", message, hint: `Write ${name} in the text, or take it out.` };
}

/** Returns the rows that have another number of cells than their header: what is too much is not shown. */
export function tableFindings({ children: [header, ...rows] }: Table): LocatedFinding[] {
  if (header === undefined) return [];
  const wanted = header.children.length;
  if (rows.length === 0) return [{ at: header, ...rowless }];
  return rows
    .filter(({ children }) => children.length !== wanted)
    .map((at) => ({ at, ...miscounted(at.children.length, wanted) }));
}

/** Returns the finding of a paragraph that was meant as a table: its row of dashes does not fit the row above. */
export function delimiterFinding(lines: readonly string[]): (Finding & { index: number }) | null {
  const index = lines.findIndex((line, number) => number > 0 && delimiter.test(line.trim()));
  if (index === -1) return null;
  const header = countCells(lines[index - 1] ?? "");
  const dashes = countCells(lines[index] ?? "");
  const message = `The header has ${cells(header)} and the row of dashes ${dashes}, so this is no table.`;
  return { index, rule: "markdown-table", message, hint: "Write one --- for each cell above." };
}

const delimiter = /^(?=.*\|)\|?(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?$/;

function countCells(line: string): number {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/).length;
}

function cells(count: number): string {
  return count === 1 ? "1 cell" : `${count} cells`;
}

const rowless: Finding = {
  rule: "markdown-table",
  message: "The table has no rows.",
  hint: "Write them below the row of dashes, without a blank line.",
};

function miscounted(found: number, wanted: number): Finding {
  const lost = found > wanted ? ", so the rest of it is not shown" : "";
  const message = `The row has ${cells(found)} and the header ${wanted}${lost}.`;
  const more = "Write | in a cell as \\|, also in code.";
  const fewer = "Write an empty cell as | |, and leave a blank line below a table.";
  return { rule: "markdown-table", message, hint: found > wanted ? more : fewer };
}
