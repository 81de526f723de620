import { withPrefix, type GatsbyBrowser } from "gatsby";
import { followAddress } from "../mdx/useFramework";
import { cleanAddress } from "../shared/cleanAddress";
import { drawnByAppMark } from "../ui/drawnByApp";
import { clearFault, faultEvent } from "./faults/fault";
import { startAtTop } from "./keepPlace";
import { noteLeftPlace } from "./leftPlace";
import { markTarget } from "./markTarget";
import { createProgress } from "./progress";

const progress = createProgress();

/**
 * Leads to the page that an address means, however it is written, and shows the bar from when a link is followed or
 * Back is pressed: Gatsby's own events come after the page has been loaded.
 */
export function watchNavigation(runtime: GatsbyRuntime): void {
  const navigate = runtime.___navigate;
  runtime.___navigate = (to, options) => {
    const address = typeof to === "string" ? cleanAddress(to, withPrefix("/")) : to;
    if (typeof address === "string") progress.leaveFor(address);
    noteLeftPlace();
    navigate(address, options);
  };
  window.addEventListener("popstate", () => progress.leaveFor(window.location.href));
  document.addEventListener(faultEvent, progress.stay);
}

/** Marks what React draws from now on, apart from what the server drew. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) document.documentElement.setAttribute(drawnByAppMark, "");
};

/** What follows the address once the page of it is drawn. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  progress.arrive(location.pathname);
  clearFault();
  startAtTop(location, prevLocation);
  followAddress(location.search);
  // Until then the browser marks it by itself.
  if (prevLocation) markTarget(location.hash);
};
