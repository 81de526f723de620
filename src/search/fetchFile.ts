const longestWait = 5000;

/** The bytes of a file of this site; rejects where it does not come within 5 s, or not with success. */
export async function fetchFile(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return response.arrayBuffer();
}
