/**
 * Properties of an element whose content is the server's. Where that stands in the page (`""`), React leaves it as it
 * is, and does not even look at it.
 */
export function preservedHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true };
}
