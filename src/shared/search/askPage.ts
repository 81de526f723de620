import { lineText, type CodePiece } from "../content/codePiece";

/** The quotable places of a page, by anchor; the text before its first heading has none: `""`. */
export type AskPage = Readonly<Record<string, AskPassage>>;

/** The beginning of what is written in one place of a page. */
export interface AskPassage {
  /** Paragraphs of Markdown with nothing but code and links. */
  passage: readonly string[];
  examples: readonly AskExample[];
}

export interface AskExample {
  language: string;
  title: string | null;
  /** True where every call in it went through the example check. */
  isChecked: boolean;
  lines: readonly (readonly CodePiece[])[];
}

/** Returns the file of what can be quoted from `/docs/api/page`: `/ask/api/page.json`. */
export function askPath(pagePath: string): string {
  return `/ask${pagePath.replace(/^\/docs(?=\/)/, "")}.json`;
}

/**
 * Returns the place of an anchor. An option has none of its own: `screenshot-fullPage` is told in that of `screenshot`.
 */
export function findAskPassage(page: AskPage, anchor: string): AskPassage | null {
  const holders = Object.keys(page).filter((key) => key === anchor || anchor.startsWith(`${key}-`));
  const nearest = holders.sort((one, other) => other.length - one.length)[0];
  return nearest === undefined ? null : (page[nearest] ?? null);
}

/** Returns a line of Markdown with the text of its links alone. */
export function withoutAddresses(line: string): string {
  return line.replace(/\[([^\]\n]+)\]\([^()\s]+\)/g, "$1");
}

/** Returns the code of an example as text. */
export function exampleText({ lines }: AskExample): string {
  return lines.map(lineText).join("\n");
}
