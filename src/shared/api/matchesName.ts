/**
 * Returns whether one of the names contains the query; `wait_for_url`, `waitForUrl` and `wait for url` are the same
 * wish.
 */
export function matchesName(query: string, names: readonly string[]): boolean {
  const wanted = letters(query);
  return names.some((name) => letters(name).includes(wanted));
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[\s_#.:,;()'"’–-]/g, "");
}
