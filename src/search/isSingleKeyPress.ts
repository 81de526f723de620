import { isTyping } from "../ui/isTyping";
import { pressedKey } from "../ui/pressedKey";
import { slashKeySwitch } from "./storedSwitch";

/**
 * Tells whether a key is pressed by itself, where nothing is being typed and the reader has not turned such keys off.
 * Shift is allowed: on many keyboards it makes the sign.
 */
export function isSingleKeyPress(event: KeyboardEvent, key: string): boolean {
  const { ctrlKey, metaKey, altKey, target } = event;
  if (pressedKey(event) !== key || ctrlKey || metaKey || altKey) return false;
  return !isTyping(target) && slashKeySwitch.isOn();
}
