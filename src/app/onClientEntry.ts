import type { GatsbyBrowser } from "gatsby";
import { BaseLoader } from "gatsby/cache-dir/loader";
import { endAtErrorPage } from "./faults/endAtErrorPage";
import { clearFault } from "./faults/fault";
import { guardLoader } from "./faults/guardLoader";
import { keepHashSound } from "./faults/soundHash";
import { spareHover } from "./faults/spareHover";
import { keepStyles } from "./keepStyles";
import { loadFirstVisit } from "./loadFirstVisit";
import { prefetchOnIntent } from "./prefetchOnIntent";
import { watchNavigation } from "./routeUpdates";

/** Runs once, before Gatsby loads the first page's data. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  clearFault();
  keepHashSound();
  watchNavigation(window);
  // `gatsby develop` has a loader of its own, with its own errors.
  if (process.env.NODE_ENV !== "production") return;
  endAtErrorPage(BaseLoader.prototype);
  keepStyles(document);
  loadFirstVisit(BaseLoader.prototype);
  guardLoader(window);
  spareHover(window.___loader);
  prefetchOnIntent(window.___loader);
};
