type KeyPress = Pick<KeyboardEvent, "key" | "code" | "isComposing" | "keyCode">;

/** A letter of a script in which a keyboard has no other letters: Cyrillic, Greek, Hebrew and the like. */
const isOtherScript = /^(?!\p{Script=Latin})\p{L}$/u;

/**
 * Returns a pressed key as shortcuts name it: the Latin letter at its place where a keyboard types another script, and
 * nothing while an input method composes, when each key is meant for that. `startScript` does the same.
 */
export function pressedKey(event: KeyPress): string {
  if (isComposing(event)) return "";
  const latin = isOtherScript.test(event.key) ? latinKey(event.code) : undefined;
  return latin ?? event.key;
}

/** Safari ends the composition before it tells of the Enter that ended it, and gives that the code of an input method. */
function isComposing({ isComposing, keyCode }: KeyPress): boolean {
  return isComposing || keyCode === 229;
}

function latinKey(code: string): string | undefined {
  return code === "Slash" ? "/" : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

/** Tells whether a letter is pressed with Ctrl or Cmd, and with nothing else. */
export function isControlPress(
  event: KeyPress & Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">,
  letter: string,
): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  return pressedKey(event).toLowerCase() === letter && ctrlKey !== metaKey && !shiftKey && !altKey;
}
