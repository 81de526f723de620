import { lookup } from "node:dns/promises";
import { runMain } from "./process/runMain";
import { checkExternal, type Answer } from "./site/checkExternal";
import { crawlSite } from "./site/crawlSite";
import { openPublishedSite } from "./site/publishedSite";

/** Asks other sites whether what this one links to is there. Without a network it says so and checks nothing. */
runMain(async () => {
  const { external } = crawlSite(await openPublishedSite(), []);
  const urls = external
    .map((url) => (url.startsWith("//") ? `https:${url}` : url))
    .filter((url) => !isOwnMachine(url));
  if (await isOffline(urls)) {
    console.log(`There is no network: none of ${urls.length} addresses was checked.`);
    return;
  }
  const problems = await checkExternal(urls, ask);
  console.log(`${urls.length} addresses of other sites, ${problems.length} wrong.`);
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

/** A link to what the reader runs is there when the reader runs it. */
function isOwnMachine(url: string): boolean {
  return ["localhost", "127.0.0.1"].includes(new URL(url).hostname);
}

/** Offline is where not one host has an address. */
async function isOffline(urls: readonly string[]): Promise<boolean> {
  const hosts = [...new Set(urls.map((url) => new URL(url).hostname))];
  const found = await Promise.allSettled(hosts.map((host) => lookup(host)));
  return found.every(({ status }) => status === "rejected");
}

async function ask(url: string, method: "HEAD" | "GET"): Promise<Answer> {
  try {
    const headers = { "user-agent": "playwright-ruby-client-docs link check" };
    const signal = AbortSignal.timeout(20_000);
    const response = await fetch(url, { method, headers, signal });
    await response.body?.cancel();
    return { type: "status", status: response.status };
  } catch (error) {
    return {
      type: "unreachable",
      reason: String(error instanceof Error ? (error.cause ?? error.message) : error),
    };
  }
}
