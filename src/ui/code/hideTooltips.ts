import { pressedKey } from "../pressedKey";

/** Attribute of a button whose tooltip was hidden. */
export const dismissedMark = "data-dismissed";

/** A tooltip describes its button. */
const described = "button[aria-describedby]";

/** Hides the tooltips of the buttons that have the focus or are under the pointer on Esc, until the next visit. */
export function hideTooltips(): void {
  document.addEventListener("keydown", (event) => {
    if (pressedKey(event) !== "Escape") return;
    for (const button of document.querySelectorAll(`${described}:is(:focus, :hover)`)) {
      button.setAttribute(dismissedMark, "");
    }
  });
  const visit = ({ target, relatedTarget }: MouseEvent | FocusEvent) => {
    const button = buttonOf(target);
    if (button !== buttonOf(relatedTarget)) button?.removeAttribute(dismissedMark);
  };
  document.addEventListener("pointerover", visit);
  document.addEventListener("focusin", visit);
}

function buttonOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(described) : null;
}
