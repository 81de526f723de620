import type { IAdapter } from "gatsby";
import { finishedSite, publishedSites, publishSite } from "./publishSite";
import { isWholeSite } from "../locales/localeBuild";

/** Publishes at the very end of a build that went well. */
const localAdapter: IAdapter = {
  name: "local",
  adapt: () => publishSite(finishedSite, publishedSites),
};

/**
 * Returns what publishes the site of a build that went well: on Netlify nothing, as it takes the finished folder by
 * itself, elsewhere the adapter of ours. Never `undefined`: without an adapter Gatsby downloads one at each build.
 */
export function deployAdapter(env: NodeJS.ProcessEnv, locale: string): IAdapter {
  const isNetlify = Boolean(env["NETLIFY"] ?? env["NETLIFY_LOCAL"]);
  if (isNetlify || !isWholeSite(locale)) return { name: "none", adapt: () => undefined };
  return localAdapter;
}
