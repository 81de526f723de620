import { lookup } from "node:dns/promises";
import type { Answer } from "./checkExternal";

/** Returns the answer of another site to a request for an address. */
export async function askSite(url: string, method: "HEAD" | "GET"): Promise<Answer> {
  try {
    const headers = { "user-agent": "playwright-ruby-client-docs link check" };
    const signal = AbortSignal.timeout(20_000);
    const response = await fetch(url, { method, headers, signal });
    await response.body?.cancel();
    return { type: "status", status: response.status };
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error.message) : error;
    return { type: "unreachable", reason: String(reason) };
  }
}

/** Tells whether not one host of these addresses can be found. */
export async function isOffline(urls: readonly string[]): Promise<boolean> {
  const hosts = [...new Set(urls.map((url) => new URL(url).hostname))];
  const found = await Promise.allSettled(hosts.map((host) => lookup(host)));
  return found.every(({ status }) => status === "rejected");
}
