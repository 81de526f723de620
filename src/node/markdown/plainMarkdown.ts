import { words } from "../../config/words";
import { isAdmonitionKind } from "../../shared/admonition";

/** A run of Markdown that holds no section, or what stands under one h2. */
export interface MarkdownSection {
  /** Text of its h2, `null` before the first. */
  heading: string | null;
  text: string;
}

const fence = /^ *(`{3,}|~{3,})/;
const boxStart = /^:{3,}(\w+)(?:\[(.*)\])?$/;
const boxEnd = /^:{3,}$/;
const shortcode = /^<[A-Z]\w* ?\/>$/;
const marker = /^\s*(?:#|\/\/)\s*highlight-(?:next-line|start|end)\s*$/;

/**
 * The body of a document in Markdown that any reader knows, section by section: boxes as quotations, tabs one below the
 * other under their labels, without the components and marks that only this site draws. `pathPrefix` is the path that
 * the site is served under, which its links start with.
 */
export function plainMarkdown(source: string, pathPrefix = ""): MarkdownSection[] {
  const sections: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  let open: string | null = null;
  let quoted = false;
  for (const line of withoutFrontmatter(source).split("\n")) {
    const fenced: string | null = fence.exec(line)?.[1] ?? null;
    const isCode = open !== null || fenced !== null;
    if (fenced !== null && (open === null || line.trim() === open))
      open = open === null ? fenced : null;
    if (!isCode && line.startsWith("## ")) {
      sections.push({ heading: line.slice(3).trim(), lines: [] });
      continue;
    }
    const box = isCode ? null : boxStart.exec(line);
    if (!isCode && boxEnd.test(line)) quoted = false;
    const said = isCode ? codeLine(line) : proseLine(linksUnder(pathPrefix, line), box);
    if (said !== null) sections.at(-1)?.lines.push(quoted ? `> ${said}`.trimEnd() : said);
    if (box !== null) quoted = !isTabs(box);
    if (box !== null && quoted) sections.at(-1)?.lines.push(...boxTitle(box));
  }
  return sections.map(({ heading, lines }) => ({ heading, text: tidy(lines) }));
}

function withoutFrontmatter(source: string): string {
  return source
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .replace(/^---\n[\s\S]*?\n---\n/, "");
}

function codeLine(line: string): string | null {
  return marker.test(line) ? null : line;
}

function proseLine(line: string, box: RegExpExecArray | null): string | null {
  if (box !== null) return box[1] === "tab" ? `**${box[2] ?? ""}**` : null;
  return boxEnd.test(line) || shortcode.test(line) ? null : line;
}

/** `[Clock](/docs/api/clock)` leads into the site also where that is under a path. */
function linksUnder(pathPrefix: string, line: string): string {
  return line.replace(/\]\((?=\/)/g, `](${pathPrefix}`);
}

function isTabs([, name]: RegExpExecArray): boolean {
  return name === "tab" || name === "tabs";
}

function boxTitle([, name = "", title]: RegExpExecArray): string[] {
  const kind = isAdmonitionKind(name) ? words.admonition[name] : name;
  return [`> **${title ?? kind}**`, ">"];
}

function tidy(lines: readonly string[]): string {
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
