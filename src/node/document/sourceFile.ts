/** A text file of the repository, before anything is known of it. */
export interface SourceFile {
  /** From the repository's root, with `/`: `content/docs/api/page.mdx`. */
  path: string;
  text: string;
}
