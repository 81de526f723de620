/** Returns whether a click asks for nothing but to follow what was clicked: no other tab, no window, no download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
