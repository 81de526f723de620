const fields = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

/** Returns whether a key pressed there is text, not a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}
