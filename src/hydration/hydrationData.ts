import { isContent } from "../shared/content/contentNode";
import { findPreservedSections } from "./preservedSections";

/** A page's data as far as they are looked at. */
export interface PageData {
  path: string;
  result: { data?: { docPage?: { content: object } } };
}

/**
 * Leaves to Gatsby's loader the data that `startScript` has put at `window.pageData`, where the loader looks for the data
 * of the page on screen: under the address's query, as the loader asks for them. They lack the text of preserved
 * sections, so they go where one of these is not in the page, and Gatsby asks for all of the data.
 */
export function checkHydrationData(page: Window): void {
  const data = page.pageData;
  if (!data) return;
  if (isWhole(data)) data.path += page.location.search;
  else delete page.pageData;
}

function isWhole({ result }: PageData): boolean {
  try {
    const { docPage } = result.data ?? {};
    // What is no document's page has all of its data.
    return !docPage || (isContent(docPage.content) && findPreservedSections(docPage.content));
  } catch {
    // Something else than data of a page.
    return false;
  }
}
