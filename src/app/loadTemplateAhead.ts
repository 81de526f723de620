import type { PageRequest } from "./faults/endAtErrorPage";

/** What Gatsby's loader does for each page that is wanted. */
interface PageLoader {
  fetchPageDataJson: (request: PageRequest) => Promise<PageRequest>;
  loadComponent: (chunkName: string) => Promise<unknown>;
}

/** The template that nearly all pages below a folder have. */
const templates: readonly (readonly [RegExp, string])[] = [
  [/\/api\/./, "component---src-templates-reference-tsx"],
  [/\/article\/./, "component---src-templates-guide-tsx"],
];

/** The template that a page most likely has, from its path; `undefined` where that does not tell. */
export function likelyTemplate(path: string): string | undefined {
  return templates.find(([folder]) => folder.test(path))?.[1];
}

/** Has a page's template fetched beside its data; Gatsby learns from the data which one it is, and asks for it then. */
export function loadTemplateAhead(loader: PageLoader): void {
  const fetchData = loader.fetchPageDataJson;
  loader.fetchPageDataJson = function (this: PageLoader, request) {
    const template = likelyTemplate(request.pagePath);
    if (template !== undefined) void loadQuietly(this, template);
    return fetchData.call(this, request);
  };
}

/** What fails here is asked for again, and is a fault only then. */
async function loadQuietly(loader: PageLoader, template: string): Promise<void> {
  try {
    await loader.loadComponent(template);
  } catch {
    // Gatsby has no template of that name.
  }
}
