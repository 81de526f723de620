import type { GatsbyBrowser } from "gatsby";
import { followAddress } from "../mdx/useFramework";
import { clearFault, faultEvent } from "./faults/fault";
import { startAtTop } from "./keepPlace";
import { createProgress } from "./progress";

const progress = createProgress();

/** Shows the bar from when a link is followed: Gatsby's own events come after the page has been loaded. */
export function watchNavigation(runtime: GatsbyRuntime): void {
  const navigate = runtime.___navigate;
  runtime.___navigate = (to, options) => {
    if (typeof to === "string") progress.leaveFor(to);
    navigate(to, options);
  };
  document.addEventListener(faultEvent, progress.arrive);
}

/** What follows the address once the page of it is drawn. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  progress.arrive();
  clearFault();
  startAtTop(location, prevLocation);
  followAddress(location.search);
};
