import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { messages } from "../../config/messages";
import { cardPath } from "../../shared/routes/cardPath";
import { digestOf } from "../cache/digest";
import { classOfPage, type ContentPage, type VersionContent } from "../content/versionContent";
import type { SiteFile } from "../output/siteFiles";
import { cardCode } from "./cardCode";
import { cardSvg } from "./cardSvg";

const cache = ".cache/site/cards";

/** The largest file of a card. */
const mostBytes = 40_000;

/** Returns a page's card as a picture. Throws where a text does not fit it, or the picture is too large. */
export async function cardFile(
  { path, title, description, section, sourcePath, document }: ContentPage,
  content: VersionContent,
): Promise<SiteFile<Uint8Array>> {
  const { apiClass = null } = classOfPage(content, path) ?? {};
  const kicker = section === "none" ? "" : messages.sidebar.label[section];
  const card = { kicker: apiClass?.rubyClass ?? kicker, title, description };
  try {
    const members = apiClass?.members.map(({ name }) => name) ?? null;
    const svg = cardSvg({ ...card, code: cardCode(document.examples, members) });
    return { path: cardPath(path), body: await toPng(svg) };
  } catch (error) {
    throw new Error(`The card of ${sourcePath} cannot be made.`, { cause: error });
  }
}

/** Returns the picture that was made of the same shapes before, or makes it. */
async function toPng(svg: string): Promise<Uint8Array> {
  const file = join(cache, `${digestOf([svg])}.png`);
  if (existsSync(file)) return readFileSync(file);
  // Without dithering: plain areas stay plain, which is smaller and ten times as fast.
  const options = { palette: true, colours: 32, dither: 0, effort: 1 };
  const png = await sharp(Buffer.from(svg)).png(options).toBuffer();
  if (png.length > mostBytes) throw new Error(`It has ${png.length} bytes, over ${mostBytes}.`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${file}.part`, png);
  renameSync(`${file}.part`, file);
  return png;
}
