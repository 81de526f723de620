import { pageOfLink } from "../ui/followLinks";

type Loader = Pick<GatsbyRuntime["___loader"], "hovering">;

/** Fetches the page of a link that is pointed at, touched or gets the focus; Gatsby's loader asks for each once. */
export function prefetchOnIntent(loader: Loader): void {
  const follow = ({ target }: Event) => {
    const path = pageOfLink(target);
    if (path !== null) loader.hovering(path.replace(/#.*$/s, ""));
  };
  document.addEventListener("mouseover", follow, { passive: true });
  document.addEventListener("focusin", follow);
  document.addEventListener("touchstart", follow, { passive: true });
}
