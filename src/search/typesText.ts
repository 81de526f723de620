/** Whether an event is a key that puts a letter into a field. */
export function typesText(event: Event): event is KeyboardEvent {
  if (!(event instanceof KeyboardEvent) || event.type !== "keydown") return false;
  return [...event.key].length === 1 && !event.ctrlKey && !event.metaKey;
}
