/** Gatsby's own entry of the server's bundle: see `finishingServer`. */
declare module "gatsby-static-entry" {
  /** What a page is drawn with: its path and data, the answers to static queries by hash, and webpack's files. */
  interface DrawnWith {
    pagePath: string;
    pageData: object;
    staticQueryContext: Record<string, unknown>;
    styles: readonly object[];
    scripts: readonly { shouldGenerateLink?: boolean }[];
  }

  interface DrawnHtml {
    html: string;
    /** Stacks of what reads files while it draws, by which Gatsby cannot know when to draw a page anew. */
    unsafeBuiltinsUsage: readonly string[];
    sliceData: object;
  }

  export default function drawPage(args: DrawnWith): Promise<DrawnHtml>;
}
