/** Types text as keys would: over what is selected, and heard by who listens to the field. */
export function typeInto(field: Element | null, text: string): void {
  if (!(field instanceof HTMLInputElement)) return;
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
