/** Returns whether the reader's browser asks for little to be loaded, or is on a connection that can carry little. */
export function savesData(browser: object): boolean {
  const connection: unknown = "connection" in browser ? browser.connection : null;
  if (typeof connection !== "object" || connection === null) return false;
  const asksForIt = "saveData" in connection && connection.saveData === true;
  const isSlow = "effectiveType" in connection && String(connection.effectiveType).includes("2g");
  return asksForIt || isSlow;
}
