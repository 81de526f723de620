import type { store as gatsbyStore } from "gatsby/dist/redux";
import type { createPageDependencyBatcher } from "gatsby/dist/redux/actions/add-page-dependency";
import type { FLAG_DIRTY_DATA } from "gatsby/dist/redux/reducers/queries";
import type { websocketManager } from "gatsby/dist/utils/websocket-manager";
import type { QueryTracker } from "../develop/mendStaleAnswers";
import { replaceable } from "./replaceable";

interface Modules {
  redux: { store: typeof gatsbyStore };
  dependencies: { createPageDependencyBatcher: typeof createPageDependencyBatcher };
  queries: { FLAG_DIRTY_DATA: typeof FLAG_DIRTY_DATA };
  websocket: { websocketManager: typeof websocketManager };
}

/** The queries of a preview; a build does without what is loaded here. */
export function queryTracker(): QueryTracker {
  const { store } = replaceable<Modules["redux"]>("gatsby/dist/redux");
  const { createPageDependencyBatcher: collected } = replaceable<Modules["dependencies"]>(
    "gatsby/dist/redux/actions/add-page-dependency",
  );
  const { FLAG_DIRTY_DATA: dirty } = replaceable<Modules["queries"]>(
    "gatsby/dist/redux/reducers/queries",
  );
  const { websocketManager: browsers } = replaceable<Modules["websocket"]>(
    "gatsby/dist/utils/websocket-manager",
  );
  return {
    noteDependencies: () => {
      collected.flush();
    },
    markStale: (query) => {
      const tracked = store.getState().queries.trackedQueries.get(query);
      if (tracked === undefined) return;
      tracked.dirty |= dirty;
      browsers.emitStalePageDataPaths([query]);
    },
  };
}
