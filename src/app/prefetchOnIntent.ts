import { isPagePath } from "../ui/isPagePath";
import { savesData } from "../ui/savesData";

/** The part of Gatsby's loader that is used here: it fetches a page's data and its script, each once. */
export interface PageLoader {
  hovering: (path: string) => void;
}

/**
 * Fetches the page of a link that is touched or gets the focus, as Gatsby does for one under the mouse; and none, also
 * not Gatsby's, for a reader who saves data.
 */
export function prefetchOnIntent(loader: PageLoader, browser: object = navigator): void {
  const load = loader.hovering;
  loader.hovering = (path) => {
    if (!savesData(browser)) load(path);
  };
  const follow = ({ target }: Event) => {
    const path = target instanceof Element && target.closest("a")?.getAttribute("href");
    if (path && isPagePath(path)) loader.hovering(path.replace(/#.*$/s, ""));
  };
  document.addEventListener("focusin", follow);
  document.addEventListener("touchstart", follow, { passive: true });
}
