import type { GatsbyBrowser } from "gatsby";
import { clearFault } from "./faults/fault";
import { guardLoader } from "./faults/guardLoader";
import { forgetReload } from "./faults/reloadOnce";
import { keepHashSound } from "./faults/soundHash";
import { spareHover } from "./faults/spareHover";
import { watchNavigation } from "./routeUpdates";

/** Runs once, before Gatsby loads the first page's data. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  clearFault();
  keepHashSound();
  watchNavigation(window);
  // `gatsby develop` has a loader of its own, with its own errors.
  if (process.env.NODE_ENV !== "production") return;
  guardLoader(window);
  spareHover(window.___loader);
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => forgetReload();
