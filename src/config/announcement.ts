/** A line above the navbar of every page. */
export interface Announcement {
  /** The key by which a dismissal is remembered: another announcement has another id. */
  id: string;
  /** One paragraph of Markdown: text, links, code, emphasis. */
  content: string;
  isCloseable: boolean;
}

/** The current announcement; `null` for none. */
export const announcement: Announcement | null = null;
