/** Returns the path of the picture that stands for a page where its address is shared: `/docs/a` → `/cards/docs/a.png`. */
export function cardPath(path: string): string {
  return `/cards${path}.png`;
}
