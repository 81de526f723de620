/** The index that is pushed to, or the reason why none is. */
export type PushPlan = PushTarget | { isPush: false; reason: string };

/** An index, and what it may be written with. */
export interface PushTarget {
  isPush: true;
  appId: string;
  adminKey: string;
  liveIndex: string;
  /** In the order in which they are tried. */
  hosts: string[];
}

const required = [
  "GATSBY_ALGOLIA_APP_ID",
  "GATSBY_ALGOLIA_INDEX_NAME",
  "ALGOLIA_ADMIN_KEY",
] as const;

/** Tells whether this build writes Algolia's index: a production deploy, or one that asks for it, with credentials. */
export function planPush(env: NodeJS.ProcessEnv): PushPlan {
  const [appId, liveIndex, adminKey] = required.map((name) => env[name]);
  if (adminKey) refusePublishedKey(env, adminKey);
  if (!appId || !liveIndex || !adminKey) return { isPush: false, reason: missing(env) };
  const refusal = contextRefusal(env);
  if (refusal) return { isPush: false, reason: refusal };
  return { isPush: true, appId, adminKey, liveIndex, hosts: hostsOf(appId, env["ALGOLIA_HOST"]) };
}

function missing(env: NodeJS.ProcessEnv): string {
  const names = required.filter((name) => !env[name]);
  if (names.length === required.length) return "there are no credentials";
  return `${names.join(" and ")} ${names.length === 1 ? "is" : "are"} not set`;
}

/** Netlify's previews have a context of their own and never push; a build elsewhere has none, and may be told to. */
function contextRefusal(env: NodeJS.ProcessEnv): string | null {
  const context = env["CONTEXT"];
  if (context === "production") return null;
  if (context) return `this deploy is no production deploy but ${context}`;
  return env["ALGOLIA_PUSH"] === "1"
    ? null
    : "this is no production deploy (ALGOLIA_PUSH=1 pushes all the same)";
}

/** Gatsby writes variables that start with `GATSBY_` into the site. */
function refusePublishedKey(env: NodeJS.ProcessEnv, adminKey: string): void {
  const published = Object.keys(env).find(
    (name) => name.startsWith("GATSBY_") && env[name]?.includes(adminKey),
  );
  if (!published) return;
  throw new Error(
    `${published} holds the value of ALGOLIA_ADMIN_KEY, and everything in it is published. Give it a key that may only search.`,
  );
}

function hostsOf(appId: string, standIn: string | undefined): string[] {
  if (standIn) return [loopbackHost(standIn)];
  if (!/^[A-Za-z0-9]+$/.test(appId)) {
    throw new Error("GATSBY_ALGOLIA_APP_ID is no application id: letters and digits.");
  }
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}.algolia.net`, ...others];
}

/**
 * Returns a server on this machine that stands in for Algolia; the key goes to no other address that a variable names.
 */
function loopbackHost(host: string): string {
  if (/^(?:127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(host)) return `http://${host}`;
  throw new Error(
    `ALGOLIA_HOST names a server on this machine, such as 127.0.0.1:4000, not ${host}.`,
  );
}
