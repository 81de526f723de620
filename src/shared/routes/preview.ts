/** The preview of a link's target. */
export interface Preview {
  /** A call on one line, shortened where it is long; `null` where the place has none. */
  signature: string | null;
  /** The first sentence there. */
  sentence: string;
}

/** The previews of a page by anchor; that of the page itself has none: `""`. */
export type PagePreviews = Readonly<Record<string, Preview>>;

/** Returns the file of the previews of `/docs/api/page`: `/preview/api/page.json`. */
export function previewPath(pagePath: string): string {
  return `${pagePath.replace(/^\/docs/, "/preview")}.json`;
}
