import { longestPage } from "../measuredPages";
import type { PlainPage } from "./plainPages";

const longest = longestPage.slice(1);
export const referenceId = `${longest}_beginning`;

/** Characters of Markdown of which Starlight makes 63 KiB before `load`. */
const length = 84_000;

/** Returns a page of the first members of the longest one, which other tools do not find as hard as the whole of it. */
export function referencePage(pages: readonly PlainPage[], limit = length): PlainPage {
  const whole = pages.find(({ id }) => id === longest);
  if (whole === undefined) throw new Error(`The site has no ${longest}.md.`);
  const end = whole.body.lastIndexOf("\n## ", limit);
  return { ...whole, id: referenceId, body: whole.body.slice(0, end) };
}
