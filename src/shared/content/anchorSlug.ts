/** The id that a heading gets where no other of its page has the same text: `On Alpine` → `on-alpine`. */
export function anchorSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}
