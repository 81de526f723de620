import { isPagePath } from "../ui/isPagePath";

type Loader = Pick<GatsbyRuntime["___loader"], "hovering">;

/** Fetches the page of a link that is touched or gets the focus, as Gatsby does, once, for one under the mouse. */
export function prefetchOnIntent(loader: Loader): void {
  const follow = ({ target }: Event) => {
    const path = target instanceof Element && target.closest("a")?.getAttribute("href");
    if (path && isPagePath(path)) loader.hovering(path.replace(/#.*$/s, ""));
  };
  document.addEventListener("focusin", follow);
  document.addEventListener("touchstart", follow, { passive: true });
}
