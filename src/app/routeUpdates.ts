import { withPrefix, type GatsbyBrowser } from "gatsby";
import { followAddress } from "../mdx/tabs/useFramework";
import { cleanAddress } from "../shared/routes/cleanAddress";
import { faultEvent } from "../shared/dom/faultEvents";
import { clearFault } from "./faults/fault";
import { markTarget } from "./markTarget";
import { createProgress } from "./progress";
import { createScrollRestoration } from "./scrollRestoration";

const progress = createProgress();
const scroll = createScrollRestoration();

/**
 * Leads to the page that an address means, however it is written, and shows the bar from when a link is followed or
 * Back is pressed: Gatsby's own events come after the page has been loaded.
 */
export function watchNavigation(runtime: GatsbyRuntime): void {
  const navigate = runtime.___navigate;
  runtime.___navigate = (to, options) => {
    const address = typeof to === "string" ? cleanAddress(to, withPrefix("/")) : to;
    if (typeof address === "string") progress.leaveFor(address);
    scroll.note();
    navigate(address, options);
  };
  scroll.watch();
  window.addEventListener("popstate", () => progress.leaveFor(window.location.href));
  document.addEventListener(faultEvent, progress.stay);
}

/** Follows the address once its page is on the screen. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  progress.arrive(location.pathname);
  clearFault();
  scroll.arrive(location, prevLocation);
  followAddress(location.search);
  // Until then the browser marks it by itself.
  if (prevLocation) markTarget(location.hash);
};
