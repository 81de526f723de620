import type { WritingItem, WritingList } from "../../../src/shared/release/writingList";

/** The writing list as a person reads it on a terminal. */
export function formatWritingList({ gem, before, items }: WritingList): string {
  const count = items.length === 1 ? "1 text" : `${items.length} texts`;
  return [
    `From ${before} to ${gem}: ${count} to write or to look at.`,
    ...items.map(formatItem),
  ].join("\n");
}

function formatItem({ kind, names, option, places, why }: WritingItem): string {
  const what = option === null ? someOf(names) : `${option} of ${someOf(names)}`;
  const shown = places
    .slice(0, 4)
    .map(({ file, heading }) => `    ${file}${heading ? ` ${heading}` : ""}`);
  const more =
    places.length > shown.length ? [`    and ${places.length - shown.length} more places`] : [];
  return [`\n${kind} ${what}`, `    ${why}`, ...shown, ...more].join("\n");
}

/** `Page#click, Page#fill and 29 more` */
function someOf(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(", ");
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}
