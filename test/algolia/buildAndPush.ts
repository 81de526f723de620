import { onPostBuild as runPlugin } from "gatsby-plugin-algolia/gatsby-node";
import { algoliaPlugin, algoliaPluginName } from "../../src/node/algolia/algoliaPlugins";
import { createPushRequester } from "../../src/node/algolia/algoliaRequester";
import { planPush } from "../../src/node/algolia/planPush";
import { pushSearchIndex } from "../../src/node/algolia/pushSearchIndex";
import { temporaryIndexName } from "../../src/node/algolia/temporaryIndex";
import type { SearchRecord } from "../../src/shared/search/searchRecord";
import { algoliaKeys, type AlgoliaServer } from "./serveAlgolia";

/** The end of a build, and what it has printed. */
export interface BuildEnd {
  exit: 0 | 1;
  printed: string;
}

interface Build {
  records: readonly SearchRecord[];
  adminKey?: string;
}

/** Short enough for a test; the proportions are the real ones. */
const times = { longestPush: 1500, longestRequest: 200, pauses: [2, 4, 8], longestRemoval: 200 };

/** Three batches for thirty records. */
const chunkSize = 10;

let builds = 0;

/**
 * Runs the end of a production build: gatsby-plugin-algolia, then our own step, in the order in which Gatsby runs them,
 * with Algolia's own client, against the server.
 */
export async function buildAndPush(
  server: AlgoliaServer,
  { records, adminKey = algoliaKeys.admin }: Build,
): Promise<BuildEnd> {
  const plan = planPush({
    CONTEXT: "production",
    GATSBY_ALGOLIA_APP_ID: "APP",
    GATSBY_ALGOLIA_INDEX_NAME: "docs",
    ALGOLIA_ADMIN_KEY: adminKey,
    ALGOLIA_HOST: server.host,
  });
  if (!plan.isPush) throw new Error(plan.reason);
  builds += 1;
  const name = temporaryIndexName("docs", new Date(), `build${builds}`);
  const plugin = algoliaPlugin(plan, name, createPushRequester(plan, name, times));
  const options = { ...plugin.options, chunkSize };
  const { reporter, printed, hasExited } = createReporter();
  const graphql = () => Promise.resolve({ data: { searchRecords: records } });
  const store = {
    getState: () => ({ flattenedPlugins: [{ name: algoliaPluginName, pluginOptions: options }] }),
  };
  const args = { graphql, reporter, cache: createCache(), store, getCache: createCache };
  try {
    await runPlugin(args, options);
    if (hasExited()) return { exit: 1, printed: printed.join("\n") };
    // Of Gatsby's arguments, those that the step uses.
    await pushSearchIndex(args as unknown as Parameters<typeof pushSearchIndex>[0], records);
    return { exit: 0, printed: printed.join("\n") };
  } catch (error) {
    if (!(error instanceof ProcessExit)) throw error;
    return { exit: 1, printed: printed.join("\n") };
  }
}

/**
 * Stands for what Gatsby does in `panicOnBuild`, as far as a test can: the plugin may catch it, but nothing comes after
 * the plugin.
 */
class ProcessExit extends Error {}

function createReporter() {
  const printed: string[] = [];
  let isOver = false;
  const print = (...parts: unknown[]) => void printed.push(parts.map(textOf).join(" "));
  jest.spyOn(console, "error").mockImplementation(print);
  const panicOnBuild = (...parts: unknown[]): never => {
    print(...parts);
    isOver = true;
    throw new ProcessExit();
  };
  const activity = { start: print, setStatus: print, end: () => undefined, panicOnBuild };
  const activityTimer = (name: string) => ({ ...activity, start: () => print(name) });
  const reporter = { info: print, warn: print, panicOnBuild, activityTimer };
  return { printed, reporter, hasExited: () => isOver };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function createCache() {
  const values = new Map<string, unknown>();
  return {
    get: (key: string) => Promise.resolve(values.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(values.set(key, value)),
    del: (key: string) => Promise.resolve(values.delete(key)),
  };
}
