import type { GatsbyBrowser } from "gatsby";
import { followAddress } from "../mdx/useFramework";
import { clearFault } from "./faults/fault";
import { startAtTop } from "./keepPlace";
import { createProgress } from "./progress";

const progress = createProgress();

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) =>
  progress.onPreRouteUpdate({ location, prevLocation });

/** What follows the address once the page of it is drawn. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  progress.onRouteUpdate();
  clearFault();
  startAtTop(location, prevLocation);
  followAddress(location.search);
};
