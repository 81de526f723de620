/*
 * In the published scripts this stands for modules that no page of ours needs in the browser
 * (`src/node/bundle/leanBundle.ts`). What is below is what is called without asking whether it is there.
 */

/** The server has put its rules into the page. */
export function GlobalStyle(): null {
  return null;
}

export function headHandlerForBrowser(): void {
  // No page exports a `Head`.
}
