import { nearest } from "../../example-check/src/report/nearest";
import { bounded, refusal } from "./answers";
import type { DocsLibrary, DocsPage, ToolAnswer } from "./docsLibrary";

/** Returns a page by its address, the end of it, or its title; with `section` only what stands below that heading. */
export function getGuide({ pages }: DocsLibrary, name: string, section?: string): ToolAnswer {
  const page = pages.find((known) => isPage(known, name));
  if (page === undefined) return refusal(unknownPage(pages, name));
  if (section === undefined) return bounded(page.markdown);
  const sections = page.markdown.split(/^(?=## )/m).slice(1);
  const found = sections.find((text) => headingOf(text).toLowerCase() === section.toLowerCase());
  if (found !== undefined) return bounded(found);
  const headings = sections.map(headingOf);
  return refusal(`"${page.title}" has no section "${section}". It has: ${headings.join("; ")}`);
}

function isPage({ path, title }: DocsPage, name: string): boolean {
  const asked = name
    .trim()
    .replace(/^https?:\/\/[^/]+/, "")
    .replace(/(\.md|#.*|\/)$/, "");
  return (
    path === asked || path.endsWith(`/${asked}`) || title.toLowerCase() === asked.toLowerCase()
  );
}

function headingOf(section: string): string {
  return section.slice(3, section.indexOf("\n")).trim();
}

function unknownPage(pages: readonly DocsPage[], name: string): string {
  const guides = pages.filter(({ path }) => !path.startsWith("/docs/api/"));
  const near = nearest(
    name,
    guides.map(({ title }) => title),
  );
  const lines = guides.map(({ path, title }) => `- ${path}: ${title}`);
  const hint = near === null ? "" : ` Did you mean "${near}"?`;
  return `There is no page "${name}".${hint} What there is:\n\n${lines.join("\n")}`;
}
