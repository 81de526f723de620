/** What Gatsby's MDX plugin reads frontmatter with; it has no types of its own. */
declare module "gatsby-plugin-mdx/dist/frontmatter" {
  interface ReadDocument {
    frontmatter: Record<string, unknown>;
    body: string;
  }

  /** What a document has, as it was read first under the key. */
  export function parseFrontmatter(key: string, source: string): ReadDocument;
}
