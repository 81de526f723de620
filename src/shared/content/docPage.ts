import type { Root } from "hast";
import type { Section } from "../routes/sectionForPath";

/** The templates of pages, by what a document holds, so that no page loads what it does not render. */
export const docTemplates = ["guide", "reference", "overview"] as const;

export type DocTemplate = (typeof docTemplates)[number];

/** One page under `/docs`, without its text. */
export interface PageFacts {
  /** `/docs/api/page` */
  path: string;
  section: Section;
  title: string;
  /** The text of links to it: the title, unless the author gave a shorter one. */
  navTitle: string;
  description: string;
  /** From the repository's root: `content/docs/api/page.mdx`. */
  sourcePath: string;
  /** Its last commit; `null` where there is no history. */
  lastUpdated: LastUpdated | null;
  toc: readonly TocEntry[];
}

/** The time of the last change of a page. */
export interface LastUpdated {
  /** ISO 8601. */
  time: string;
  /** As a reader reads it. To make it takes a browser 16 ms, so the build does. */
  day: string;
}

/** One page under `/docs`. */
export interface DocPage extends PageFacts {
  /** The document: HTML elements and the registered components, without positions. */
  content: Root;
}

/** A heading of the table of contents. */
export interface TocEntry {
  id: string;
  text: string;
  level: number;
  /** True where the heading is a name of Ruby, to be set in monospace. */
  isCode: boolean;
}
