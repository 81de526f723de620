import { setTimeout as sleep } from "node:timers/promises";
import type { AlgoliaSearchOptions } from "algoliasearch";
import { messageOf } from "../messageOf";
import type { PushTarget } from "./planPush";

type Requester = NonNullable<AlgoliaSearchOptions["requester"]>;
type Request = Parameters<Requester["send"]>[0];
type Response = Awaited<ReturnType<Requester["send"]>>;

/** The network of a push. Functions alone, because Gatsby copies the options of a plugin. */
export interface PushRequester extends Requester {
  /** Returns what has failed for good; everything after it is refused unsent. */
  failure: () => string | null;
  /** Takes the temporary index away; gives the reason where it cannot. */
  removeTemporaryIndex: () => Promise<string | null>;
}

/** In milliseconds; all together less than a minute. */
export const pushTimes = {
  /** From the first request to the last. */
  longestPush: 50_000,
  longestRequest: 10_000,
  /** Before each retry. */
  pauses: [500, 1500, 4000],
  /** Of each of three attempts to remove the temporary index. */
  longestRemoval: 2_000,
};

/**
 * Returns what sends all requests of a push. It adds the key, which so is in no option of a plugin, in no node and in
 * no cache; it tries again, on Algolia's other hosts, after 429, 5xx and silence; and it ends in time. Where it gives
 * up it removes the temporary index before it says so, because gatsby-plugin-algolia may then end the process at once.
 */
export function createPushRequester(
  target: PushTarget,
  temporaryIndex: string,
  times = pushTimes,
): PushRequester {
  const underWay = new Set<Promise<Outcome>>();
  let start: number | null = null;
  let failure: string | null = null;
  let hasWritten = false;

  async function send(request: Request): Promise<Response> {
    start ??= performance.now();
    hasWritten ||= isWrite(request);
    const outcome = failure ?? (await sendPatiently(request, start + times.longestPush));
    if (typeof outcome !== "string") return outcome;
    if (failure === null) {
      failure = outcome;
      // The plugin prints some errors as `[object Object]` before it ends the process.
      console.error(`Algolia: ${failure}.`);
      await removeTemporaryIndex();
    }
    return { status: 400, content: JSON.stringify({ message: failure }), isTimedOut: false };
  }

  /** Returns the answer, or why there is none. */
  async function sendPatiently(request: Request, end: number): Promise<Response | string> {
    let problem = "";
    for (const [attempt, pause] of [0, ...times.pauses].entries()) {
      await sleep(pause);
      const left = Math.ceil(end - performance.now());
      if (left <= 0) return `${nameOf(request)}: not done within ${times.longestPush / 1000} s`;
      if (failure !== null) return failure;
      const outcome = await ask(request, attempt, Math.min(left, times.longestRequest));
      if ("response" in outcome) return outcome.response;
      if (!outcome.mayPass) return `${nameOf(request)}: ${outcome.problem}`;
      problem = outcome.problem;
    }
    return `${nameOf(request)}: ${problem}, after ${times.pauses.length} retries as well`;
  }

  async function ask(request: Request, attempt: number, longest: number): Promise<Outcome> {
    const asked = askHost(withKey(target, request, attempt), longest);
    underWay.add(asked);
    return asked.finally(() => underWay.delete(asked));
  }

  async function removeTemporaryIndex(): Promise<string | null> {
    if (!hasWritten) return null;
    // A batch that arrives later would make the index again.
    await Promise.allSettled(underWay);
    const path = `1/indexes/${encodeURIComponent(temporaryIndex)}`;
    const request: Request = { ...removal, url: `http://any.host/${path}` };
    let problem: string | null = null;
    for (const attempt of [0, 1, 2]) {
      const outcome = await askHost(withKey(target, request, attempt), times.longestRemoval);
      problem = "response" in outcome ? null : outcome.problem;
      if (!("mayPass" in outcome && outcome.mayPass)) break;
    }
    return problem;
  }

  return { send, failure: () => failure, removeTemporaryIndex };
}

const removal = {
  method: "DELETE",
  headers: {},
  data: undefined,
  connectTimeout: 0,
  responseTimeout: 0,
} as const;

type Outcome = { response: Response } | { problem: string; mayPass: boolean };

function isWrite({ method, url }: Request): boolean {
  return method !== "GET" && !/\/(?:browse|objects|search)$/.test(new URL(url).pathname);
}

/** Returns the request with the key, on the host whose turn it is. */
function withKey(
  { appId, adminKey, hosts }: PushTarget,
  request: Request,
  attempt: number,
): Request {
  const { pathname, search } = new URL(request.url);
  const headers = {
    ...request.headers,
    "x-algolia-application-id": appId,
    "x-algolia-api-key": adminKey,
  };
  return { ...request, headers, url: `${hosts[attempt % hosts.length]}${pathname}${search}` };
}

async function askHost(request: Request, longest: number): Promise<Outcome> {
  const { url, method, headers, data: body } = request;
  try {
    const signal = AbortSignal.timeout(longest);
    const answer = await fetch(url, { method, headers, body, signal, redirect: "error" });
    return judge(request, answer.status, await answer.text());
  } catch (error) {
    return { problem: `no answer (${reasonOf(error)})`, mayPass: true };
  }
}

function judge(request: Request, status: number, content: string): Outcome {
  const json = parseJson(content);
  const answer = `${status}${noteOf(json)}`;
  if (status === 429 || status >= 500) return { problem: answer, mayPass: true };
  // The plugin asks for the settings to see whether the index is there.
  const isAbsent = status === 404 && /^GET .*\/settings$/.test(nameOf(request));
  if (status >= 300 && !isAbsent) return { problem: answer, mayPass: false };
  if (json === undefined) return { problem: `${status}, but no JSON`, mayPass: true };
  return { response: { status, content, isTimedOut: false } };
}

/** `PUT /1/indexes/docs/settings` */
function nameOf({ method, url }: Request): string {
  return `${method} ${decodeURIComponent(new URL(url).pathname)}`;
}

function noteOf(json: unknown): string {
  const message: unknown =
    typeof json === "object" && json !== null ? Reflect.get(json, "message") : undefined;
  return typeof message === "string" ? ` (${message})` : "";
}

/** `fetch` says what was wrong in the cause of its error. */
function reasonOf(error: unknown): string {
  const cause: unknown =
    typeof error === "object" && error !== null ? Reflect.get(error, "cause") : undefined;
  return messageOf(cause ?? error);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
