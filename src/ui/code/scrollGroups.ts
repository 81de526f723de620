import { messages } from "../../config/messages";
import { writeAttribute } from "../writeAttribute";

/** Returns the attributes by which a keyboard and a screen reader reach what only scrolling shows. */
export function scrollMarks(name: string) {
  return { tabIndex: 0, role: "group", "aria-label": messages.code.scrollable(name) } as const;
}

/**
 * Lets a keyboard reach what only scrolling shows, as long as an element's content is wider than it is. The HTML lets it
 * reach all that may be (`scrollMarks`).
 */
export function watchScrolling(elements: Iterable<Element>): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) markScrollable(target);
  });
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** Watches what may scroll in the text of the page, whoever rendered it; `data-scrolls` has its name. */
export function watchScrollers(): () => void {
  return watchScrolling(document.querySelectorAll("article [data-scrolls]"));
}

function markScrollable(element: Element): void {
  const isScrollable = element.scrollWidth > element.clientWidth;
  if (element.hasAttribute("tabindex") === isScrollable) return;
  const marks = scrollMarks(element.getAttribute("data-scrolls") ?? "");
  for (const [mark, value] of Object.entries(marks)) {
    writeAttribute(element, mark.toLowerCase(), isScrollable ? String(value) : null);
  }
}
