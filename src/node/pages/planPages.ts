import { resolve } from "node:path";
import { docTemplates, type DocTemplate } from "../../shared/content/docPage";
import { oneOf } from "../../shared/text/oneOf";
import { sectionForPath, type Section } from "../../shared/routes/sectionForPath";

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
    /** Part of the digest of what pages are made by: Gatsby asks again for a page whose context has changed. */
    code: string;
  };
}

/** The fields of a `DocPage` node that decide its page. */
export interface DocPageNode {
  readonly id: string;
  readonly path: string;
  readonly localPath: string;
  readonly version: string;
  readonly template: string;
  readonly sourcePath: string;
}

const components: Record<DocTemplate, string> = {
  guide: resolve("src/templates/Guide.tsx"),
  reference: resolve("src/templates/Reference.tsx"),
  overview: resolve("src/templates/Overview.tsx"),
};

/**
 * Returns one page for each document, in the order of the files, with the section that decides its sidebar, and its
 * versions. `code` is the digest of what pages are made by.
 */
export function planPages(
  nodes: readonly DocPageNode[],
  localesOf: (sourcePath: string, version: string) => string[],
  code: string,
): PlannedPage[] {
  // Nodes come in the order in which their files happened to be read.
  const pages = [...nodes].sort((a, b) => (a.sourcePath < b.sourcePath ? -1 : 1));
  const versions = versionsByPath(pages);
  return pages.map(({ id, path, localPath, version, sourcePath, template }) => ({
    path,
    component: components[oneOf(docTemplates, template)],
    context: {
      id,
      section: sectionForPath(localPath),
      version,
      versions: versions.get(localPath) ?? [],
      locales: localesOf(sourcePath, version),
      code: code.slice(0, 8),
    },
  }));
}

function versionsByPath(pages: readonly DocPageNode[]): Map<string, string[]> {
  const versions = new Map<string, string[]>();
  for (const { localPath, version } of pages) {
    const own = versions.get(localPath);
    if (own === undefined) versions.set(localPath, [version]);
    else own.push(version);
  }
  return versions;
}
