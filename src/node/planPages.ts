import { resolve } from "node:path";
import { sectionForPath, type Section } from "../shared/sectionForPath";

interface PlannedPage {
  path: string;
  component: string;
  context: { id: string; section: Section };
}

interface MdxNode {
  readonly childDocPage: { readonly id: string; readonly path: string } | null;
}

const template = resolve("src/templates/DocPage.tsx");

/** One page for each MDX node that is a document, with the section that decides its sidebar. */
export function planPages(nodes: readonly MdxNode[]): PlannedPage[] {
  return nodes.flatMap(({ childDocPage }) => {
    if (childDocPage === null) return [];
    const { id, path } = childDocPage;
    return [{ path, component: template, context: { id, section: sectionForPath(path) } }];
  });
}
