import type { GatsbyBrowser } from "gatsby";
import { afterFrame } from "../shared/timing/afterFrame";
import { readPosition, scrollKey, scrollToPosition, type ScrollPosition } from "./scrollPosition";

type Address = Pick<Location, "pathname" | "search" | "hash">;

/** Milliseconds without scrolling after which a position is noted. */
const rest = 100;

/**
 * Notes and restores where the reader is, in the state of each entry of the history. Browsers and Gatsby note pixels,
 * which mean another place once a part of the page that is laid out in view gets its true height.
 */
export function createScrollRestoration() {
  // Not what the address says: Back and Forward change it before the page is there.
  let shownPath = window.location.pathname;
  let noted: ScrollPosition | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function note(): void {
    clearTimeout(timer);
    if (window.location.pathname !== shownPath) return;
    noted = readPosition();
    const state = { ...(window.history.state as object | null), [scrollKey]: noted };
    window.history.replaceState(state, "");
  }

  function watch(): void {
    window.history.scrollRestoration = "manual";
    note();
    window.addEventListener("pagehide", note);
    window.addEventListener(
      "scroll",
      () => {
        clearTimeout(timer);
        timer = setTimeout(note, rest);
      },
      { passive: true },
    );
  }

  /** Is called when the page of an address is on the screen. */
  function arrive(location: Address, from: Address | null): void {
    shownPath = location.pathname;
    if (!from) return;
    // Another query may have other data, with which the page is rendered anew where it is.
    const left = isOtherQuery(from, location) ? noted : null;
    const position = isFollowed(location) ? left : notedPosition();
    if (position) restore(position);
    else if (from.pathname !== location.pathname) scrollToTarget(location.hash);
  }

  return { note, watch, arrive };
}

/** Lets Gatsby scroll, to the hash or to the top, where a link is followed that changes more than the query. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  const from = prevRouterProps?.location;
  return from !== undefined && isFollowed(location) && !isOtherQuery(from, location);
};

function notedPosition(): ScrollPosition | null {
  const state = (window.history.state ?? {}) as { [scrollKey]?: ScrollPosition };
  return state[scrollKey] ?? null;
}

/** Scrolls three times, because what comes into view gets its height with the next frame, which moves it. */
function restore(position: ScrollPosition): void {
  scrollToPosition(position);
  requestAnimationFrame(() => scrollToPosition(position));
  afterFrame(() => scrollToPosition(position));
}

/** Reach Router names the action of what was followed, and none of Back and Forward. */
function isFollowed(location: object): boolean {
  return "action" in location && location.action === "PUSH";
}

function isOtherQuery(from: Address, to: Address): boolean {
  return from.pathname === to.pathname && from.hash === to.hash && from.search !== to.search;
}

/** Gatsby leaves the position on the page before where nothing has the id of the hash. */
function scrollToTarget(hash: string): void {
  const target = document.getElementById(decodeURI(hash.slice(1)));
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
