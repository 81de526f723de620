/** React's own sentence in `gatsby develop`, and its number in the published scripts. */
const isOvertaken = /#421\b|received an update before it finished hydrating/;

/**
 * Tells the console of an error that React got over while it hydrated the page. Not of a section that it rendered anew
 * because the reader went on before the section was hydrated: nothing is wrong then, and nothing is lost.
 */
export function reportHydrationError(error: unknown): void {
  if (error instanceof Error && isOvertaken.test(error.message)) return;
  reportError(error);
}
