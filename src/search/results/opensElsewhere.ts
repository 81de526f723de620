type Click = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">;

/** Tells whether a click opens a link in another tab or window, and leaves the dialog open. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey }: Click): boolean {
  return ctrlKey || metaKey || shiftKey;
}
