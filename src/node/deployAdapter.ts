import type { AdapterInit, IAdapter } from "gatsby";
import netlifyAdapter from "gatsby-adapter-netlify";
import { isWholeSite } from "./locales/localeBuild";
import { publishSite } from "./deploy/publishSite";

/** Runs at the very end of a build that went well; Netlify itself publishes only those. */
const localAdapter: IAdapter = {
  name: "local",
  adapt: () => publishSite("public", "published"),
};

/**
 * Netlify's adapter on Netlify, one that publishes into a folder elsewhere. Never `undefined`: without an adapter
 * Gatsby downloads code at each build, and Netlify's own breaks the second local build (see `ARCHITECTURE.md`). What is
 * built of a further locale is published with the whole site.
 */
export function deployAdapter(env: NodeJS.ProcessEnv, locale: string): IAdapter {
  if (!isWholeSite(locale)) return { name: "part", adapt: () => undefined };
  const isNetlify = Boolean(env["NETLIFY"] ?? env["NETLIFY_LOCAL"]);
  return isNetlify ? withoutHeaders((netlifyAdapter as AdapterInit)()) : localAdapter;
}

/** Gatsby's default headers would name ours a second time; `finishSite` writes all of them. */
function withoutHeaders(adapter: IAdapter): IAdapter {
  return { ...adapter, adapt: (args) => adapter.adapt({ ...args, headerRoutes: [] }) };
}
