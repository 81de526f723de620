import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import type { Finding } from "../../../shared/text/problem";
import { eachNode } from "../eachNode";

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
      return toString(node) === "" ? [wordless] : [];
    case "definition":
    case "footnoteDefinition":
      return used.has(`${node.type} ${node.identifier}`) ? [] : [unused(written)];
    case "inlineCode":
      return slip.test(node.value) ? [typographic] : [];
    default:
      return [];
  }
}

/** Returns the definitions that something refers to, each with its type. */
export function usedDefinitions(tree: Root): Set<string> {
  const used = new Set<string>();
  eachNode<Nodes>(tree, (node) => {
    if (node.type === "footnoteReference") used.add(`footnoteDefinition ${node.identifier}`);
    if (node.type === "linkReference") used.add(`definition ${node.identifier}`);
  });
  return used;
}

/** A dash in place of the hyphens of an option, or a blank that a shell takes for a letter. */
const slip = /(?<!\S)[–—](?=[a-z])|\u00A0|(?<=[!-~])\u3000(?=[!-~])/;

const typographic: Finding = {
  rule: "code-typography",
  message: "The code has a dash or a blank of typography, which works nowhere.",
  hint: "Write - or -- for an option, and a common space.",
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

function boldName(written: string): Finding {
  const message = `"${written}" is shown bold, without its underscores.`;
  return { rule: "markdown-emphasis", message, hint: "Put a name in backticks; bold is **bold**." };
}

function unused(written: string): Finding {
  const [name = ""] = /^\[[^\]]*\]/.exec(written) ?? [];
  const message = `Nothing refers to ${name}, so it is not shown.`;
  return { rule: "markdown-unused", message, hint: `Write ${name} in the text, or take it out.` };
}
