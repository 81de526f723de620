import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { memoizeByName } from "../../shared/timing/memoizeByName";

/** The look of a text on a card. */
export interface TextStyle {
  font: string;
  size: number;
  color: string;
}

/** Finds files of packages. Gatsby's compiler of its own files leaves nothing of `require.resolve`. */
const resolve = createRequire(join(process.cwd(), "package.json")).resolve;

/** Fonts of files, not of the machine: a card is the same wherever it is drawn. */
const fontNamed = memoizeByName((file: string): Font => {
  const font = create(readFileSync(resolve(file)));
  if (!("layout" in font)) throw new Error(`${file} holds several fonts.`);
  return font;
});

/** Tells whether a font has every letter of a text. */
export function isDrawable(text: string, { font }: Pick<TextStyle, "font">): boolean {
  return fontNamed(font)
    .layout(text)
    .glyphs.every(({ id }) => id !== 0);
}

/** Returns how many pixels a text is wide: without end where the font lacks a letter of it. */
export function textWidth(text: string, { font, size }: TextStyle): number {
  if (!isDrawable(text, { font })) return Infinity;
  return (fontNamed(font).layout(text).advanceWidth * size) / fontNamed(font).unitsPerEm;
}

/** Returns a text as lines that are no wider than `width`; a word that is wider has its own. */
export function wrapText(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && textWidth(longer, style) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Returns a text as shapes of SVG, which every renderer draws alike. */
export function textPath(text: string, style: TextStyle, x: number, baseline: number): string {
  const font = fontNamed(style.font);
  const scale = style.size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let left = x;
  const shapes = glyphs.map(({ path }, index) => {
    const shape = path.scale(scale, -scale).translate(left, baseline).toSVG();
    left += (positions[index]?.xAdvance ?? 0) * scale;
    return shape;
  });
  return `<path fill="${style.color}" d="${shapes.join("")}"/>`;
}
