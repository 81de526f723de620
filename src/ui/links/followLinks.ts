import { navigate, withPrefix } from "gatsby";
import { isPagePath } from "./isPagePath";
import { isPlainClick } from "./isPlainClick";
import { sitePath } from "./sitePath";

/** Leads through the router to the page of any link that is pressed; what has `data-outside` the browser loads. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const path = pageOfLink(event.target);
    if (path === null) return;
    event.preventDefault();
    navigate(path, isHere(path) ? { replace: true } : {});
  });
}

/** Returns the page, as links name it, that a link with this element in it leads to. */
export function pageOfLink(element: EventTarget | null): string | null {
  const link = element instanceof Element ? element.closest("a") : null;
  const href = link?.matches("[target], [download], [data-outside='true']")
    ? null
    : link?.getAttribute("href");
  if (!href || !isPagePath(href)) return null;
  const path = sitePath(href);
  return withPrefix(path) === href ? path : null;
}

/**
 * Returns whether the browser shows this path; pressed again where it leads, a link makes no new entry of the history.
 */
export function isHere(path: string): boolean {
  return withPrefix(path) === window.location.pathname;
}
