const owner = 'button:has(> [role="tooltip"])';

/** Hides the tooltip of the button that has the focus on Esc, also under the pointer, until the next visit. */
export function hideTooltips(): void {
  document.addEventListener("keydown", ({ key, target }) => {
    if (key === "Escape") setHidden(ownerOf(target), true);
  });
  const visit = ({ target, relatedTarget }: MouseEvent | FocusEvent) => {
    const button = ownerOf(target);
    if (button !== ownerOf(relatedTarget)) setHidden(button, false);
  };
  document.addEventListener("pointerover", visit);
  document.addEventListener("focusin", visit);
}

function ownerOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(owner) : null;
}

function setHidden(button: Element | null, isHidden: boolean): void {
  button?.querySelector('[role="tooltip"]')?.toggleAttribute("hidden", isHidden);
}
