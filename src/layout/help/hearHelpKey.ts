import { isSingleKeyPress } from "../../search/isSingleKeyPress";

/**
 * Has `?` press the control that says it is its shortcut. It is heard outside of React, which takes the footer over late,
 * and at once when something in it is pressed.
 */
export function hearHelpKey(): void {
  document.addEventListener("keydown", (event) => {
    if (!isSingleKeyPress(event, "?") || document.querySelector("dialog[open]")) return;
    const opener = document.querySelector<HTMLElement>('[aria-keyshortcuts="?"]');
    if (!opener) return;
    event.preventDefault();
    opener.click();
  });
}
