import type { GatsbyBrowser } from "gatsby";
import { giveLeftPlaceBack } from "./leftPlace";

type Place = Pick<Location, "pathname" | "search" | "hash">;

/** The path of the page on the screen, which the address is ahead of until the next page is there. */
let drawnPath = "";

/**
 * Keeps Gatsby from taking the place that the browser gives back to the next page for one of the page that is still on
 * the screen: it would keep it for that page.
 */
export function keepPlacesApart(): void {
  drawnPath = window.location.pathname;
  const stop = (event: Event) => {
    if (window.location.pathname !== drawnPath) event.stopImmediatePropagation();
  };
  window.addEventListener("scroll", stop, { capture: true });
}

/**
 * Where a page is drawn: Back and Forward give the place back, also where the address has a hash, and a change of the
 * query alone moves nothing. A loaded page is where the browser has put it, or its reader since then, whose scrolling is
 * what starts the app. The rest is Gatsby's: to the hash's target or to the top.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  drawnPath = window.location.pathname;
  const from = prevRouterProps?.location;
  if (!from) return false;
  if (isFollowed(location)) return !isOtherQuery(from, location);
  // Within a page the browser itself restores.
  if (from.pathname !== location.pathname) {
    const saved: unknown = Reflect.apply(getSavedScrollPosition, null, [location]);
    window.scrollTo(0, Array.isArray(saved) ? Number(saved[1]) : 0);
    giveLeftPlaceBack();
  }
  return false;
};

/** Gatsby leaves the old page's place where nothing on the new page has the id of the hash. */
export function startAtTop(location: Place, prevLocation: Place | null): void {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  if (!isFollowed(location) || !location.hash || hasTarget(location.hash)) return;
  window.scrollTo(0, 0);
}

/** Reach Router names the action of what was followed, and none of Back and Forward. */
function isFollowed(location: object): boolean {
  return "action" in location && location.action === "PUSH";
}

function isOtherQuery(from: Place, to: Place): boolean {
  return from.pathname === to.pathname && from.hash === to.hash && from.search !== to.search;
}

function hasTarget(hash: string): boolean {
  return document.getElementById(decodeURI(hash.slice(1))) !== null;
}
