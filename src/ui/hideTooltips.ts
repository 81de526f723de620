/** Hides the tooltips of the buttons that have the focus or are under the pointer on Esc, until the next visit. */
export function hideTooltips(): void {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const button of document.querySelectorAll("button:is(:focus, :hover)")) {
      setHidden(button, true);
    }
  });
  const visit = ({ target, relatedTarget }: MouseEvent | FocusEvent) => {
    const button = buttonOf(target);
    if (button !== buttonOf(relatedTarget)) setHidden(button, false);
  };
  document.addEventListener("pointerover", visit);
  document.addEventListener("focusin", visit);
}

function buttonOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("button") : null;
}

function setHidden(button: Element | null, isHidden: boolean): void {
  button?.querySelector(':scope > [role="tooltip"]')?.toggleAttribute("hidden", isHidden);
}
