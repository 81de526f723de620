import { setTimeout } from "node:timers/promises";

/** The end of a request for an address. */
export type Answer = { type: "status"; status: number } | { type: "unreachable"; reason: string };

export type Ask = (url: string, method: "HEAD" | "GET") => Promise<Answer>;

const attempts = 3;
/** Between two requests to one host. */
const pause = 1_000;

/** Returns what is wrong with addresses of other sites: hosts at the same time, one request after another to each. */
export async function checkExternal(
  urls: readonly string[],
  ask: Ask,
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<string[]> {
  const hosts = [...groupByHost(urls).values()];
  const found = await Promise.all(hosts.map((own) => checkHost(own, ask, wait)));
  return found.flat().sort();
}

function groupByHost(urls: readonly string[]): Map<string, string[]> {
  const hosts = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  return hosts;
}

async function checkHost(
  urls: readonly string[],
  ask: Ask,
  wait: (milliseconds: number) => Promise<unknown>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, url] of urls.entries()) {
    const answer = await persist(url, ask, wait);
    const problem = judge(answer);
    if (problem !== null) problems.push(`${url}: ${problem}`);
    // A host that cannot be reached is not asked for each of its pages.
    if (answer.type === "unreachable") return [...problems, ...urls.slice(index + 1).map(notAsked)];
    await wait(pause);
  }
  return problems;
}

function notAsked(url: string): string {
  return `${url}: not asked, because its host could not be reached`;
}

/** Asks for no more than the head first; some servers refuse that, and some are busy. */
async function persist(
  url: string,
  ask: Ask,
  wait: (milliseconds: number) => Promise<unknown>,
): Promise<Answer> {
  let answer = await ask(url, "HEAD");
  for (let attempt = 1; attempt < attempts && judge(answer) !== null; attempt += 1) {
    await wait(pause * 2 ** attempt);
    answer = await ask(url, "GET");
  }
  return answer;
}

/** Sites that ask who is there (401, 403) or for patience (429) are there. */
function judge(answer: Answer): string | null {
  if (answer.type === "unreachable") return answer.reason;
  return answer.status < 400 || [401, 403, 429].includes(answer.status)
    ? null
    : `status ${answer.status}`;
}
