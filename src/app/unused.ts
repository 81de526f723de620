/*
 * In the published scripts this stands for modules that no page of ours needs in the browser
 * (`src/node/bundle/leanBundle.ts`). What is below is what is called without asking whether it is there.
 */

export function headHandlerForBrowser(): void {
  // No page exports a `Head`.
}
