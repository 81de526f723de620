import { collapseDuration } from "../shared/timing/collapseDuration";
import { collapse } from "../shared/constants";

const running = new WeakMap<HTMLElement, Animation>();

/** Moves an element's height from nothing to all of it, or back, and tells the end; at once where nothing can move. */
export function animateHeight(
  element: HTMLElement | null,
  direction: "open" | "close",
  onEnd: () => void,
): void {
  if (element === null || !("animate" in element)) return onEnd();
  const height = element.scrollHeight;
  const [rest, goal] = direction === "open" ? [0, height] : [height, 0];
  const start = running.has(element) ? element.getBoundingClientRect().height : rest;
  running.get(element)?.cancel();
  const animation = element.animate([{ height: `${start}px` }, { height: `${goal}px` }], {
    duration: collapseDuration(height, prefersReducedMotion()),
    easing: collapse.easing,
  });
  running.set(element, animation);
  element.dataset["moving"] = "";
  // One that is overtaken by another is cancelled, and the other tells the end.
  animation.onfinish = () => {
    delete element.dataset["moving"];
    running.delete(element);
    onEnd();
  };
}

function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
