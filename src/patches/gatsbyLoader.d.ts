/** The loader of Gatsby's that runs in the browser; webpack finds the copy that Gatsby builds from (`.cache`). */
declare module "gatsby/cache-dir/loader" {
  /** The part of Gatsby's record of a page whose data it asks for that this site reads. */
  export interface PageRequest {
    pagePath: string;
    /** True where the page's own data answered with 500, and those of the 500 page are asked for instead. */
    internalServerError?: boolean;
    status?: string;
  }

  export class BaseLoader {
    constructor(loadComponent: (name: string) => Promise<unknown>, matchPaths: readonly object[]);
    fetchPageDataJson: (request: PageRequest) => Promise<PageRequest>;
    /** Its constructor's. */
    loadComponent: (name: string) => Promise<unknown>;
    loadPage: (path: string) => Promise<unknown>;
  }

  /** The object that Gatsby puts on `window` as `___loader`. */
  const publicLoader: GatsbyRuntime["___loader"];
  export default publicLoader;
}
