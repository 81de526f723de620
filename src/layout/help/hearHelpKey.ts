import { slashKeySwitch } from "../../search/storedSwitch";
import { isTyping } from "../../ui/isTyping";

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

function isHelpKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return (
    key === "?" && !ctrlKey && !metaKey && !altKey && !isTyping(target) && slashKeySwitch.isOn()
  );
}
