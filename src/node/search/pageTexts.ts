import type { DocTemplate, PageFacts } from "../../shared/docPage";
import { classTextsFinder, type ResolverContext } from "../apiModel";
import { classParts, type ClassTexts } from "../classTexts";
import { pageTree, readPageText, type PageTree, type TreeOwner } from "../pageTree";
import type { SearchSource } from "./buildSearchRecords";

/** A page with the texts that all beside it is made of. */
export interface PageTexts {
  page: PageFacts & TreeOwner & { template: DocTemplate };
  /** The MDX file. */
  document: string;
  /** Of the class that it is about. */
  classTexts: ClassTexts | null;
}

/** A page with all that is made of it beside the page. */
export interface PageSource extends SearchSource {
  page: PageFacts;
  examples: PageTree["examples"];
}

/** What search records are made of, page by page, because trees take far more room than records. */
export async function* pageTexts(context: ResolverContext): AsyncGenerator<PageTexts> {
  const [found, textsOf] = await Promise.all([
    context.nodeModel.findAll<PageTexts["page"]>({ type: "DocPage" }),
    classTextsFinder(context),
  ]);
  const pages = [...found.entries].sort((a, b) => a.path.localeCompare(b.path));
  for (const page of pages) {
    const [document, classTexts] = await Promise.all([readPageText(page), textsOf(page.path)]);
    yield { page, document, classTexts };
  }
}

/** A page as search and the files beside it read it. */
export function pageSource({ page, document, classTexts }: PageTexts): PageSource {
  const { content, examples } = pageTree(page, document);
  return {
    page,
    examples,
    pages: [{ ...page, content }],
    classes: classTexts === null ? [] : [classParts(classTexts)("model")],
  };
}
