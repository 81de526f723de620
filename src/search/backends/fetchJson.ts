const longestWait = 5000;

/** Returns the content of a JSON file of this site. Rejects where it does not come within 5 s, or not with success. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return response.json();
}
