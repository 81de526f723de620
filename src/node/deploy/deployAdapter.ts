import type { AdapterInit, IAdapter } from "gatsby";
import netlifyAdapter from "gatsby-adapter-netlify";
import { finishedSite, publishedSites, publishSite } from "./publishSite";
import { isWholeSite } from "../locales/localeBuild";

/** Publishes at the very end of a build that went well. */
const localAdapter: IAdapter = {
  name: "local",
  adapt: () => publishSite(finishedSite, publishedSites),
};

/**
 * Returns Netlify's adapter on Netlify, which publishes the finished folder of a build that went well by itself, and
 * ours elsewhere. Never `undefined`: without an adapter Gatsby downloads one at each build. Netlify's brings no cache
 * along: it would restore `.cache` and `public/` after `scripts/build.ts` has looked at them, also of other code.
 */
export function deployAdapter(env: NodeJS.ProcessEnv, locale: string): IAdapter {
  if (!isWholeSite(locale)) return { name: "part", adapt: () => undefined };
  const isNetlify = Boolean(env["NETLIFY"] ?? env["NETLIFY_LOCAL"]);
  return isNetlify ? { ...(netlifyAdapter as AdapterInit)(), cache: undefined } : localAdapter;
}
