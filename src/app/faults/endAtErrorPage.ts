/** What Gatsby's loader keeps of a page whose data it asks for. */
export interface PageRequest {
  pagePath: string;
  /** Whether the page's own data answered with 500, and those of the page for that are asked for instead. */
  internalServerError?: boolean;
  status?: string;
}

interface DataLoader {
  fetchPageDataJson: (request: PageRequest) => Promise<PageRequest>;
}

/**
 * Gatsby asks for the data of its 500 page whenever data answer with 500, also when those were the ones that did: a
 * server that is down would be asked 150 times a second. This site has no such page, so the first 500 is the answer.
 */
export function endAtErrorPage(loader: DataLoader): void {
  const fetchData = loader.fetchPageDataJson;
  loader.fetchPageDataJson = function (this: DataLoader, request) {
    if (!request.internalServerError) return fetchData.call(this, request);
    return Promise.resolve({ ...request, status: "error" });
  };
}
