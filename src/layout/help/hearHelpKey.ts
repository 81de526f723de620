import { slashKeySwitch } from "../../search/storedSwitch";
import { isTyping } from "../../ui/isTyping";
import { pressedKey } from "../../ui/pressedKey";

/**
 * Has `?` press the control that says it is its shortcut. It is heard outside of React, which takes the footer over late,
 * and at once when something in it is pressed.
 */
export function hearHelpKey(): void {
  document.addEventListener("keydown", (event) => {
    if (!isHelpKey(event) || document.querySelector("dialog[open]")) return;
    const opener = document.querySelector<HTMLElement>('[aria-keyshortcuts="?"]');
    if (!opener) return;
    event.preventDefault();
    opener.click();
  });
}

function isHelpKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, target } = event;
  if (pressedKey(event) !== "?" || ctrlKey || metaKey || altKey) return false;
  return !isTyping(target) && slashKeySwitch.isOn();
}
