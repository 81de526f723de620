import { messages } from "../../config/messages";
import { writeAttribute } from "../writeAttribute";

/** Elements that may be wider than they are shown; the attribute has their name. */
const scrollers = "[data-scrolls]";

let observer: ResizeObserver | undefined;

/** Returns the one observer of all blocks: a long class has hundreds of examples. */
function sharedObserver(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) markScrollable(target);
  });
  return observer;
}

/** Lets a keyboard reach what only scrolling shows, as long as an element's content is wider than it is. */
export function watchScrolling(element: Element): () => void {
  sharedObserver().observe(element);
  return () => sharedObserver().unobserve(element);
}

/** Watches all groups in the text of the page, whoever rendered it. */
export function watchScrollers(): () => void {
  const ends = Array.from(document.querySelectorAll(`article ${scrollers}`), watchScrolling);
  return () => ends.forEach((end) => end());
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
