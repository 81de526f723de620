/*
 * Changes `loadPage` of `window.___loader`, and `fetchPageDataJson` of `gatsby/cache-dir/loader`.
 * Gain: a reader whose next page cannot be loaded keeps the page on screen, query and hash, and is told of it; Gatsby
 * loads the address as a whole, which is the browser's own error page without a network. A slow page whose reader has
 * gone on stays away; Gatsby goes to it when it comes. A server that answers 500 is asked once; Gatsby asks for the data
 * of its 500 page 150 times a second when those answer with 500 as well.
 * Upstream: no issue is open for any of them.
 * Remove when Gatsby has an event for a page that could not be loaded, goes only to the page that is wanted last, and
 * ends at its 500 page as it does at its 404.
 */
import { BaseLoader } from "gatsby/cache-dir/loader";

type LoadPage = GatsbyRuntime["___loader"]["loadPage"];
type DataLoader = Pick<BaseLoader, "fetchPageDataJson">;

/** Puts `guard` around the loading of pages, and ends requests at the first 500. */
export function keepPageOnFault(
  runtime: Pick<GatsbyRuntime, "___loader">,
  guard: (loadPage: LoadPage) => LoadPage,
): void {
  endAtErrorPage(BaseLoader.prototype);
  runtime.___loader.loadPage = guard(runtime.___loader.loadPage);
}

function endAtErrorPage(loader: DataLoader): void {
  const fetchData = loader.fetchPageDataJson;
  loader.fetchPageDataJson = function (this: DataLoader, request) {
    if (!request.internalServerError) return fetchData.call(this, request);
    return Promise.resolve({ ...request, status: "error" });
  };
}
