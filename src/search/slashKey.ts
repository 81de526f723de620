/** Where it is stored whether `/` opens the search. */
export const slashKeyStorage = "search-slash-key";

/** Whether `/` opens the search; readers whose voice control types letters can turn it off (WCAG 2.1.4). */
export function isSlashKeyOn(): boolean {
  try {
    return localStorage.getItem(slashKeyStorage) !== "off";
  } catch {
    return true;
  }
}

/** Stores whether `/` opens the search. */
export function storeSlashKey(isOn: boolean): void {
  try {
    localStorage.setItem(slashKeyStorage, isOn ? "on" : "off");
  } catch {
    // Full or forbidden: the key stays as it is.
  }
}
