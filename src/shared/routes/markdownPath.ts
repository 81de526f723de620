/** Returns the path of a page's Markdown export: `/docs/api/page` → `/docs/api/page.md`. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}
