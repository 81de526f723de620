/** Returns what is stored under a key; `null` where nothing is, or can be. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key, `null` for none. Where the storage is full or forbidden, nothing but that is lost. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The choice holds for as long as the page.
  }
}
