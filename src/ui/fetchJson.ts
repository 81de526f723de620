import { memoizeSuccess } from "../shared/timing/memoizeSuccess";

const longestWait = 5000;

/** Returns the content of a JSON file of this site. Rejects where it does not come within 5 s, or not with success. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return response.json();
}

/** Returns a function that gives the content of JSON files of this site; each is loaded once. */
export function createJsonLoader(): (address: string) => Promise<unknown> {
  const files = new Map<string, () => Promise<unknown>>();
  return (address) => {
    const load = files.get(address) ?? memoizeSuccess(() => fetchJson(address));
    files.set(address, load);
    return load();
  };
}
