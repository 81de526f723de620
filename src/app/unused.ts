/*
 * In the browser this stands for modules of Gatsby that no page of ours needs (`src/node/bundle/leanBundle.ts`). What is
 * below is what Gatsby calls without asking whether it is there.
 */
export function headHandlerForBrowser(): void {
  // No page exports a `Head`.
}
