import { messages } from "../../config/messages";
import { writeAttribute } from "../writeAttribute";

/** Lets a keyboard reach what only scrolling shows, as long as an element's content is wider than it is. */
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
  const name = element.getAttribute("data-scrolls") ?? "";
  const marks = { tabindex: "0", role: "group", "aria-label": messages.code.scrollable(name) };
  for (const [mark, value] of Object.entries(marks)) {
    writeAttribute(element, mark, isScrollable ? value : null);
  }
}
