/** Attribute of a button whose tooltip was hidden. */
export const dismissedMark = "data-dismissed";

/** Hides the tooltips of the buttons that have the focus or are under the pointer on Esc, until the next visit. */
export function hideTooltips(): void {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const button of document.querySelectorAll("button:is(:focus, :hover)")) {
      setDismissed(button, true);
    }
  });
  const visit = ({ target, relatedTarget }: MouseEvent | FocusEvent) => {
    const button = buttonOf(target);
    if (button !== buttonOf(relatedTarget)) setDismissed(button, false);
  };
  document.addEventListener("pointerover", visit);
  document.addEventListener("focusin", visit);
}

function buttonOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("button") : null;
}

/** What a tooltip says describes its button. */
function setDismissed(button: Element | null, isDismissed: boolean): void {
  if (button?.hasAttribute("aria-describedby")) button.toggleAttribute(dismissedMark, isDismissed);
}
