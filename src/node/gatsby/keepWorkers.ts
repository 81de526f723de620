import { WorkerPool } from "gatsby-worker";

/**
 * Has the workers that answer queries draw the pages as well, for as long as the process runs. Gatsby ends them in
 * between, for their memory, and starts others: 2 s of a build, of which it waits 1 s in vain for them to end, because
 * a timer of its own (`graphql-runner`) runs for 5.
 */
export function keepWorkers(): void {
  WorkerPool.prototype.restart = () => Promise.resolve();
}
