import { savesData } from "../ui/savesData";
import { isHere, pageOfLink } from "../ui/links/followLinks";

type Loader = Pick<GatsbyRuntime["___loader"], "hovering">;

/**
 * Fetches the page of a link that is pointed at, touched or gets the focus, whatever its query, and not the one that is
 * read; nothing for readers who save data or are on 2g. Gatsby's loader asks for each path once.
 */
export function prefetchOnIntent(loader: Loader): void {
  const follow = ({ target }: Event) => {
    const path = pageOfLink(target)?.replace(/[?#].*$/s, "");
    if (path && !isHere(path) && !savesData(navigator)) loader.hovering(path);
  };
  let last: EventTarget | null = null;
  // Not `mouseover`: it tells as well of a link that comes under a pointer at rest, by scrolling or among the results of
  // a search, and that one is not pointed at.
  const onMove = (event: MouseEvent) => {
    if (event.target !== last) follow(event);
    last = event.target;
  };
  document.addEventListener("mousemove", onMove, { passive: true });
  document.addEventListener("focusin", follow);
  document.addEventListener("touchstart", follow, { passive: true });
}
