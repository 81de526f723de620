import { resolve } from "node:path";
import { sectionForPath, type Section } from "../shared/sectionForPath";

interface PlannedPage {
  path: string;
  component: string;
  context: {
    id: string;
    section: Section;
    version: string;
    /** The versions that have the page. */
    versions: string[];
    /** The locales that have it. */
    locales: string[];
  };
}

interface MdxNode {
  readonly childDocPage: {
    readonly id: string;
    readonly path: string;
    readonly localPath: string;
    readonly version: string;
    readonly sourcePath: string;
  } | null;
}

const template = resolve("src/templates/DocPage.tsx");

/** One page for each MDX node that is a document, with the section that decides its sidebar, and its versions. */
export function planPages(
  nodes: readonly MdxNode[],
  localesOf: (sourcePath: string, version: string) => string[],
): PlannedPage[] {
  const pages = nodes.flatMap(({ childDocPage }) => childDocPage ?? []);
  return pages.map(({ id, path, localPath, version, sourcePath }) => ({
    path,
    component: template,
    context: {
      id,
      section: sectionForPath(localPath),
      version,
      versions: pages.filter((page) => page.localPath === localPath).map((page) => page.version),
      locales: localesOf(sourcePath, version),
    },
  }));
}
