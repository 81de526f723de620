import { readFileSync } from "node:fs";
import { site } from "../../config/site";
import { withLineFeeds } from "../content/readSource";
import { lightColors as colors } from "../../theme/tokens";
import { isDrawable, textPath, textWidth, wrapText, type TextStyle } from "./cardText";

/** What a card says. */
export interface Card {
  /** The kind of page, or the class as Ruby names it. */
  kicker: string;
  title: string;
  /** One line of Ruby; where a page has none, its description stands in its place. */
  code: string | null;
  description: string;
}

const { width, height } = site.socialImage;
const margin = 88;
const room = width - 2 * margin;
const bold = "@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2";
const regular = "@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2";
const mono = "@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff2";

const brand: TextStyle = { font: bold, size: 34, color: colors.text };
const kickerStyle: TextStyle = { font: regular, size: 30, color: colors.accent };
const prose: TextStyle = { font: regular, size: 28, color: colors.textMuted };
export const codeStyle: TextStyle = { font: mono, size: 30, color: colors.codeText };
const codePadding = 28;
export const codeRoom = room - 2 * codePadding;

/** Larger titles have less room for their words. */
const titleSizes = [
  { size: 84, most: 1 },
  { size: 68, most: 2 },
  { size: 54, most: 3 },
];

/**
 * Returns a page's card as an SVG without text elements. What is in letters that the fonts lack stays away, a title for
 * the site's. Throws where a text does not fit.
 */
export function cardSvg({ kicker, title, code, description }: Card): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.background}"/>`,
    `<rect y="${height - 14}" width="${width}" height="14" fill="${colors.accent}"/>`,
    `<g transform="translate(${margin - 8} 76) scale(2.6)">${logo()}</g>`,
    textPath(site.title, brand, margin + 104, 130),
    textPath(fitting([drawable(kicker)], kickerStyle, 1).join(""), kickerStyle, margin, 226),
    ...titleLines(title),
    ...(code === null ? descriptionLines(description) : codeLine(code)),
    "</svg>",
  ].join("");
}

/** Returns a title in the largest size in which it fits a card; `null` where it fits in none. */
export function fitTitle(title: string): { lines: string[]; style: TextStyle } | null {
  for (const { size, most } of titleSizes) {
    const style = { font: bold, size, color: colors.text };
    const lines = wrapText(drawable(title, site.title), style, room);
    if (fits(lines, style, most)) return { lines, style };
  }
  return null;
}

function drawable(text: string, instead = ""): string {
  return isDrawable(text, prose) ? text : instead;
}

function titleLines(title: string): string[] {
  const found = fitTitle(title);
  if (found === null) throw new Error(`The title “${title}” does not fit its card.`);
  const { lines, style } = found;
  const baseline = (index: number) => 250 + style.size * (1 + index * 1.16);
  return lines.map((line, index) => textPath(line, style, margin, baseline(index)));
}

function codeLine(code: string): string[] {
  const [line = ""] = fitting([code], codeStyle, 1, codeRoom);
  const box = `<rect x="${margin}" y="478" width="${room}" height="84" rx="12" fill="${colors.surface}"/>`;
  return [box, textPath(line, codeStyle, margin + codePadding, 531)];
}

function descriptionLines(description: string): string[] {
  const lines = fitting(wrapText(drawable(description), prose, room), prose, 4);
  return lines.map((line, index) => textPath(line, prose, margin, 448 + index * 42));
}

function fitting(lines: string[], style: TextStyle, most: number, width = room): string[] {
  if (fits(lines, style, most, width)) return lines;
  throw new Error(`“${lines.join(" ")}” does not fit its card.`);
}

function fits(lines: readonly string[], style: TextStyle, most: number, width = room): boolean {
  return lines.length <= most && lines.every((line) => textWidth(line, style) <= width);
}

/** The shapes of the site's mark, 32 wide. */
function logo(): string {
  return withLineFeeds(readFileSync(`static${site.favicon}`, "utf8")).replaceAll(
    /<\/?svg[^>]*>/g,
    "",
  );
}
