import { store } from "gatsby/dist/redux";
import { createPageDependencyBatcher } from "gatsby/dist/redux/actions/add-page-dependency";
import { FLAG_DIRTY_DATA } from "gatsby/dist/redux/reducers/queries";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import type { QueryTracker } from "../develop/mendStaleAnswers";

/** The queries of this process's Gatsby. */
export const queryTracker: QueryTracker = {
  noteDependencies: () => {
    createPageDependencyBatcher.flush();
  },
  markStale: (query) => {
    const tracked = store.getState().queries.trackedQueries.get(query);
    if (tracked === undefined) return;
    tracked.dirty |= FLAG_DIRTY_DATA;
    websocketManager.emitStalePageDataPaths([query]);
  },
};
