/** Scrolls a container, and nothing else, so that an item in it can be seen. */
export function revealInside(container: HTMLElement, item: HTMLElement): void {
  const frame = container.getBoundingClientRect();
  const box = item.getBoundingClientRect();
  if (box.top >= frame.top && box.bottom <= frame.bottom) return;
  container.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
}
