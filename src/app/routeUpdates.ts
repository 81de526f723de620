import type { GatsbyBrowser } from "gatsby";
import { followAddress } from "../mdx/useFramework";
import { drawnByAppMark } from "../reference/drawnByApp";
import { createProgress } from "./progress";

const progress = createProgress();

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation) document.documentElement.setAttribute(drawnByAppMark, "");
  progress.onPreRouteUpdate({ location, prevLocation });
};

/** What follows the address once the page of it is drawn. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  progress.onRouteUpdate();
  followAddress(location.search);
};
