import { messages } from "../../config/messages";
import { isAdmonitionKind } from "../../shared/content/admonition";
import { writtenAnchor } from "../document/headingIds";
import type { ShortcodeTexts } from "./shortcodeMarkdown";

/** A run of Markdown that holds no section, or what stands under one h2. */
export interface MarkdownSection {
  /** Text of its h2, `null` before the first. */
  heading: string | null;
  text: string;
}

const fence = /^ *(`{3,}|~{3,})/;
const boxStart = /^:{3,}(\w+)(?:\[(.*)\])?$/;
const boxEnd = /^:{3,}$/;
const component = /^<([A-Z]\w*) ?\/>$/;
const marker = /^\s*(?:#|\/\/)\s*highlight-(?:next-line|start|end)\s*$/;

interface Line {
  text: string;
  isCode: boolean;
}

/**
 * Returns the body of a document in Markdown that any reader knows, section by section: boxes as quotations, tabs one
 * below the other under their labels, `rendered` in place of its shortcodes, without the marks that only this site renders.
 * `toMarkdown` says where a link leads to.
 */
export function plainMarkdown(
  source: string,
  toMarkdown: (href: string) => string,
  rendered: ShortcodeTexts = {},
): MarkdownSection[] {
  const lines = markCode(withoutFrontmatter(source).split("\n"));
  const plain = lines.flatMap(renderLines(rendered)).map(withoutAnchor).map(linksBy(toMarkdown));
  return inSections(plain).map(({ heading, lines }) => ({ heading, text: plainText(lines) }));
}

function markCode(lines: readonly string[]): Line[] {
  let open: string | null = null;
  return lines.map((text) => {
    const mark = fence.exec(text)?.[1] ?? null;
    const isCode = open !== null || mark !== null;
    if (open === null) open = mark;
    else if (text.trim() === open) open = null;
    return { text, isCode };
  });
}

/** A component becomes what it renders; one that renders nothing in Markdown, no line. */
function renderLines(rendered: ShortcodeTexts): (line: Line) => Line[] {
  const texts = new Map(Object.entries(rendered));
  return (line) => {
    const found = line.isCode ? null : component.exec(line.text);
    if (found === null) return [line];
    const lines = texts.get(found[1] ?? "")?.split("\n") ?? [];
    return lines.map((text) => ({ text, isCode: false }));
  };
}

/** `## Title {#anchor}` is this site's alone. */
function withoutAnchor({ text, isCode }: Line): Line {
  const isHeading = !isCode && /^#+ /.test(text);
  return { text: isHeading ? text.replace(writtenAnchor, "").trimEnd() : text, isCode };
}

function inSections(lines: readonly Line[]): { heading: string | null; lines: Line[] }[] {
  const sections = [{ heading: null as string | null, lines: [] as Line[] }];
  for (const line of lines) {
    if (!line.isCode && line.text.startsWith("## "))
      sections.push({ heading: line.text.slice(3).trim(), lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

function plainText(lines: readonly Line[]): string {
  let isQuoted = false;
  const plain = lines.flatMap(({ text, isCode }) => {
    if (isCode) return quote(marker.test(text) ? [] : [text], isQuoted);
    if (boxEnd.test(text)) isQuoted = false;
    const box = boxStart.exec(text);
    if (box === null) return quote(boxEnd.test(text) ? [] : [text], isQuoted);
    isQuoted = !isTabs(box);
    return isQuoted ? boxTitle(box) : tabLabel(box);
  });
  return plain
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function withoutFrontmatter(source: string): string {
  return source
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .replace(/^---\n[\s\S]*?\n---\n/, "");
}

function quote(lines: readonly string[], isQuoted: boolean): readonly string[] {
  return isQuoted ? lines.map((line) => `> ${line}`.trimEnd()) : lines;
}

function tabLabel([, name, label = ""]: RegExpExecArray): string[] {
  return name === "tab" ? [`**${label}**`] : [];
}

function linksBy(toMarkdown: (href: string) => string): (line: Line) => Line {
  return ({ text, isCode }) => ({
    text: isCode ? text : text.replace(/(?<=\]\()[^\s)]+/g, toMarkdown),
    isCode,
  });
}

function isTabs([, name]: RegExpExecArray): boolean {
  return name === "tab" || name === "tabs";
}

function boxTitle([, name = "", title]: RegExpExecArray): string[] {
  const kind = isAdmonitionKind(name) ? messages.admonition[name] : name;
  return [`> **${title ?? kind}**`, ">"];
}
