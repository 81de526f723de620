import type { Section } from "../shared/routes/sectionForPath";

/** Returns the section a page was made with; `none` for pages that are not docs. */
export function sectionOf(pageContext: Record<string, unknown>): Section {
  const { section } = pageContext;
  return section === "api" || section === "docs" ? section : "none";
}
