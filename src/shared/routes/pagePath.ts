const roots = [
  { folder: "content/docs/", path: "/docs/" },
  { folder: "content/pages/", path: "/" },
] as const;

/** Returns the site path of an MDX file: `content/docs/api/page.mdx` → `/docs/api/page`; `null` for what is no page. */
export function pagePath(file: string): string | null {
  const root = roots.find(({ folder }) => file.startsWith(folder));
  if (root === undefined || !file.endsWith(".mdx")) return null;
  const name = file.slice(root.folder.length, -".mdx".length).replace(/(^|\/)index$/, "");
  return `${root.path}${name}`.replace(/(.)\/$/, "$1");
}

/**
 * Returns the id that sidebars and facts give a page under `/docs`: `/docs/api/page` → `api/page`; `null` elsewhere.
 */
export function docId(path: string): string | null {
  return path.startsWith("/docs/") ? path.slice("/docs/".length) : null;
}

/** Returns the path of a page that sidebars call so: `api/page` → `/docs/api/page`. */
export function docPath(id: string): string {
  return `/docs/${id}`;
}
