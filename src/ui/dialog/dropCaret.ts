/**
 * Takes away the caret that a press leaves in the text, where nobody sees it. Behind a modal dialog it can be nowhere,
 * and the browser would look through the whole page for a place for it, in each frame anew.
 */
export function dropCaret(): void {
  const selection = window.getSelection();
  if (selection?.isCollapsed) selection.removeAllRanges();
}
