/** Gatsby builds the not-found page under two paths; hosts look for the file alone. */
export function isPublished(path: string): boolean {
  return path !== "/404";
}

/** Returns the file that Gatsby writes a page into. */
export function builtName(path: string): string {
  return path.endsWith(".html") ? path : `${path.replace(/\/$/, "")}/index.html`;
}

/**
 * Returns the file that a page is published as: hosts serve `/docs/a.html` as `/docs/a`, and `/docs/a/index.html` with
 * a slash.
 */
export function publishedName(path: string): string {
  return path.endsWith(".html") || path === "/"
    ? builtName(path)
    : `${path.replace(/\/$/, "")}.html`;
}
