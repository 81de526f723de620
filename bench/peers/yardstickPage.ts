import { longestPage } from "../measuredPages";
import type { PlainPage } from "./plainPages";

/** The id of the page that it is the beginning of. */
const longest = longestPage.slice(1);
/** What it is called, and where it is. */
export const yardstickId = `${longest}_beginning`;

/**
 * Characters of Markdown. So long a page of Starlight's weighs 63 KiB before `load`, as its `api/page` did where the
 * goals were set: with an LCP of 1.25 s and a TBT of 317 ms there, beside 1.0 s and 50 ms that ours may have.
 */
const length = 84_000;

/**
 * The first members of the longest page, about as much as it had when the goals were set: what another tool makes of
 * them tells how quick this machine is beside the one of that day.
 */
export function yardstickPage(pages: readonly PlainPage[], limit = length): PlainPage {
  const whole = pages.find(({ id }) => id === longest);
  if (whole === undefined) throw new Error(`The site has no ${longest}.md.`);
  const end = whole.body.lastIndexOf("\n## ", limit);
  return { ...whole, id: yardstickId, body: whole.body.slice(0, end) };
}
