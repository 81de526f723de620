const storageKey = "reloaded-for";

/** Of Gatsby's `production-app.js`. */
const gatsbyKey = "gatsby-reload-compilation-hash-match";

/**
 * Tells whether an address may be loaded as a whole; true once for each until `forgetReload`. Where nothing can be
 * stored it is never true: without memory a reload could be one of many.
 */
export function mayReloadOnce(address: string): boolean {
  const wanted = address.split("#")[0] ?? "";
  try {
    if (sessionStorage.getItem(storageKey) === wanted) return false;
    sessionStorage.setItem(storageKey, wanted);
    return true;
  } catch {
    return false;
  }
}

/** Tells Gatsby, which loads a page anew when its data are of another build, that this has been done. */
export function spendGatsbyReload(): boolean {
  try {
    sessionStorage.setItem(gatsbyKey, "1");
  } catch {
    // Gatsby cannot store it either, and then does not reload.
  }
  return true;
}

/** Is called once a page is whole. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored.
  }
}
