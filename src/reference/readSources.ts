/** A member that hands out an object, or the event that does. */
export interface Source {
  /** `Browser#new_page`, or the class that emits the event. */
  code: string;
  event: string | null;
}

const eventSource = /^(\w+) event (\S+)$/;

/** Reads `Browser#new_page`, `Browser#new_page {block}` and `Page event popup`; each source once. */
export function readSources(entries: readonly string[]): Source[] {
  const unique = new Set(entries.map((entry) => entry.replace(/ \{block\}$/, "")));
  return [...unique].map((entry) => {
    const [, className, event] = eventSource.exec(entry) ?? [];
    if (className === undefined || event === undefined) return { code: entry, event: null };
    return { code: className, event };
  });
}
