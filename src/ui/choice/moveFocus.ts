import type { KeyboardEvent } from "react";
import { pressedKey } from "../pressedKey";
import { nextIndex } from "./nextIndex";

/** Moves the focus through the links of a menu that is open: from its handle by the arrows, then round. */
export function moveFocus(event: KeyboardEvent<HTMLDetailsElement>): void {
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (isModified || !event.currentTarget.open) return;
  const key = pressedKey(event.nativeEvent);
  const links = [...event.currentTarget.querySelectorAll("a")];
  const focused = links.findIndex((link) => link === document.activeElement);
  // The handle is before the first link, and after the last.
  const current = focused < 0 && key === "ArrowUp" ? 0 : focused;
  const target = nextIndex(key, current, links.length, "vertical");
  if (target === null) return;
  event.preventDefault();
  links.at(target)?.focus();
}
