import type { Root } from "hast";
import type { DocTemplate, PageFacts, TocEntry } from "../../shared/content/docPage";
import { formatProblems } from "../../shared/text/problem";
import { sectionForPath } from "../../shared/routes/sectionForPath";
import type { ExampleBlock } from "../document/readParts";
import type { ContentDocument } from "./parseContent";
import { site } from "../../config/site";
import { eventHeading } from "../document/wrapSections";
import { problemTree } from "./problemTree";

/** The large fields of a page. */
export interface PageTree {
  /** The author's own document, before links to the reference are added. */
  content: Root;
  /** For the example check, in the order of the Ruby blocks of `content`; empty where that shows problems. */
  examples: readonly ExampleBlock[];
}

/** Returns the tree of a page. One that cannot be read becomes one that says why, so that the preview goes on. */
export function docPageTree(document: ContentDocument): PageTree {
  const examples = document.problems.length > 0 ? [] : document.examples;
  return { content: readableTree(document), examples };
}

/** Returns the fields that a `DocPage` node keeps. */
export function docPageFacts(
  document: ContentDocument,
): Omit<PageFacts, "lastUpdated"> & { template: DocTemplate } {
  const { frontmatter, file } = document;
  const path = document.path ?? "/";
  const title = frontmatter?.title ?? file;
  return {
    path,
    section: sectionForPath(path),
    template: templateFor(path, document),
    title,
    navTitle: frontmatter?.navTitle ?? title,
    description: frontmatter?.description ?? "",
    sourcePath: file,
    toc: tableOfContents(document),
  };
}

function templateFor(path: string, { hasShortcodes }: ContentDocument): DocTemplate {
  if (hasShortcodes) return "overview";
  return sectionForPath(path) === "api" ? "reference" : "guide";
}

/** Returns a document of `content/samples`, by its file's name. */
export function samplePageFields(document: ContentDocument): { name: string; content: Root } {
  const name = document.file.replace(/^.*\/|\.mdx$/g, "");
  return { name, content: readableTree(document) };
}

function readableTree({ problems, tree }: Pick<ContentDocument, "problems" | "tree">): Root {
  return problems.length > 0 ? problemTree(formatProblems(problems)) : tree;
}

function tableOfContents({ headings, frontmatter, path }: ContentDocument): TocEntry[] {
  const { min, max } = site.tocLevels;
  const [first, last] = frontmatter?.tocLevels ?? [min, max];
  const isCode = path?.startsWith("/docs/api/") === true;
  return headings
    .filter(({ level }) => level >= first && level <= last)
    .map(({ id, text, level }) => ({
      id,
      text: isCode ? text.replace(eventHeading, 'on("$1")') : text,
      level,
      isCode: isCode && level === 2,
    }));
}
