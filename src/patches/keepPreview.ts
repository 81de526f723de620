import { isPatched } from "./isPatched";

/*
 * Changes the states of `gatsby develop` (`gatsby/dist/state-machines/develop`): it ends itself where nodes have changed
 * in seven runs of queries one after the other, which it takes for an endless loop of a site's own making.
 * Gain: a preview outlives any number of edits on a busy machine, where 73 of an author's edits had ended it.
 * Upstream: no issue is open; the limit is there since version 3.
 * Remove when Gatsby tells an author's edits from a loop, or goes on after its warning.
 */
interface QueryRun {
  onDone: { actions?: unknown }[];
}

/** Takes the limit from the preview that has just begun. */
export async function keepPreview(): Promise<void> {
  if (!isPatched()) return;
  const { developMachine } = await import("gatsby/dist/state-machines/develop/index.js");
  const run = developMachine.config.states?.["runningQueries"]?.invoke;
  const { onDone } = run as QueryRun;
  const limit = onDone.findIndex(({ actions }) => actions === "panicBecauseOfInfiniteLoop");
  if (limit !== -1) onDone.splice(limit, 1);
}
