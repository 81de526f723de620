import type { GatsbyBrowser } from "gatsby";
import { isPatched } from "../patches/isPatched";
import { keepPageOnFault } from "../patches/keepPageOnFault";
import { createLoadGuard } from "./faults/createLoadGuard";
import { sanitizeHashes } from "./faults/sanitizeHash";
import { prefetchOnIntent } from "./prefetchOnIntent";
import { watchNavigation } from "./routeUpdates";

/** Runs once, before Gatsby loads the first page's data. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  sanitizeHashes(window);
  watchNavigation(window);
  if (process.env.NODE_ENV === "development")
    void import("./preview/showProblemPanel").then(({ showProblemPanel }) => showProblemPanel());
  // `gatsby develop` has a loader of its own, with its own errors.
  if (process.env.NODE_ENV !== "production") return;
  if (isPatched()) keepPageOnFault(window, createLoadGuard(window));
  prefetchOnIntent(window.___loader);
};
