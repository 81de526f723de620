import { pageOfLink } from "../ui/followLinks";

type Loader = Pick<GatsbyRuntime["___loader"], "hovering">;

/** Fetches the page of a link that is pointed at, touched or gets the focus; Gatsby's loader asks for each once. */
export function prefetchOnIntent(loader: Loader): void {
  const follow = ({ target }: Event) => {
    const path = pageOfLink(target);
    if (path !== null) loader.hovering(path.replace(/#.*$/s, ""));
  };
  let rest = "";
  const onMove = (event: MouseEvent) => {
    rest = placeOf(event);
  };
  // A link that comes under a pointer at rest, by scrolling or among the results of a search, is not pointed at.
  const onOver = (event: MouseEvent) => {
    if (placeOf(event) !== rest) follow(event);
  };
  document.addEventListener("mousemove", onMove, { passive: true });
  document.addEventListener("mouseover", onOver, { passive: true });
  document.addEventListener("focusin", follow);
  document.addEventListener("touchstart", follow, { passive: true });
}

function placeOf({ clientX, clientY }: MouseEvent): string {
  return `${clientX} ${clientY}`;
}
