/** A line above the navbar of every page. */
export interface Announcement {
  /** What dismissing it is remembered by: another announcement has another id. */
  id: string;
  /** One paragraph of Markdown: text, links, code, emphasis. */
  content: string;
  isCloseable: boolean;
}

/** What is announced now; `null` for nothing. */
export const announcement: Announcement | null = null;
