/** The sections of the site, by sidebar. */
export const sections = ["api", "docs", "none"] as const;

export type Section = (typeof sections)[number];

/** Returns the section of a site path such as `/docs/api/page`; the only code that decides a page's sidebar. */
export function sectionForPath(path: string): Section {
  const [root, folder] = path.split("/").filter(Boolean);
  if (root !== "docs" || folder === "include") return "none";
  return folder === "api" ? "api" : "docs";
}
