/** Whether an event is of a key that puts a letter into a field. */
export function typesText(event: Event): event is KeyboardEvent {
  if (!(event instanceof KeyboardEvent)) return false;
  return [...event.key].length === 1 && !event.ctrlKey && !event.metaKey;
}
