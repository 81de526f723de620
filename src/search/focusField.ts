/** Gives the focus to the field of the dialog that something is in, as what was pressed is gone soon. */
export function focusField(pressed: Element): void {
  pressed.closest("dialog")?.querySelector("input")?.focus();
}
