import { setTimeout } from "node:timers/promises";

/** Resolves to the status of an answer; rejects where there is none. */
export type Ask = (url: string, method: "HEAD" | "GET") => Promise<number>;

type Wait = (milliseconds: number) => Promise<unknown>;

const attempts = 3;
/** Between two requests to one host. */
const pause = 1_000;

/** Returns what is wrong with addresses of other sites: hosts at the same time, one request after another to each. */
export async function checkExternal(
  urls: readonly string[],
  ask: Ask = askSite,
  wait: Wait = setTimeout,
): Promise<string[]> {
  const hostOf = (url: string) => new URL(url).host;
  const found = [...new Set(urls.map(hostOf))].map((host) =>
    checkHost(
      urls.filter((url) => hostOf(url) === host),
      ask,
      wait,
    ),
  );
  return (await Promise.all(found)).flat().sort();
}

async function checkHost(urls: readonly string[], ask: Ask, wait: Wait): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, url] of urls.entries()) {
    try {
      const status = await persist(url, ask, wait);
      if (!isThere(status)) problems.push(`${url}: status ${status}`);
    } catch (error) {
      // A host that cannot be reached is not asked for each of its pages.
      const others = urls.slice(index + 1);
      return [...problems, `${url}: ${reasonOf(error)}`, ...others.map(notAsked)];
    }
    await wait(pause);
  }
  return problems;
}

function reasonOf(error: unknown): string {
  return String(error instanceof Error ? (error.cause ?? error.message) : error);
}

function notAsked(url: string): string {
  return `${url}: not asked, because its host could not be reached`;
}

/** Asks for no more than the head first; some servers refuse that, and some are busy. */
async function persist(url: string, ask: Ask, wait: Wait, attempt = 1): Promise<number> {
  const isLast = attempt === attempts;
  const answer = ask(url, attempt === 1 ? "HEAD" : "GET");
  const status = await (isLast ? answer : answer.catch(() => 0));
  if (isLast || isThere(status)) return status;
  await wait(pause * 2 ** attempt);
  return persist(url, ask, wait, attempt + 1);
}

/** Sites that ask who is there (401, 403) or for patience (429) are there. */
function isThere(status: number): boolean {
  return (status > 0 && status < 400) || [401, 403, 429].includes(status);
}

async function askSite(...[url, method]: Parameters<Ask>): Promise<number> {
  const headers = { "user-agent": "playwright-ruby-client-docs link check" };
  const response = await fetch(url, { method, headers, signal: AbortSignal.timeout(20_000) });
  await response.body?.cancel();
  return response.status;
}
