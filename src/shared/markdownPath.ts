/** Where the Markdown twin of a page is: `/docs/api/page` → `/docs/api/page.md`. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}
