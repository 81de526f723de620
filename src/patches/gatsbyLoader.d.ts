/** The loader of Gatsby's that runs in the browser; webpack finds the copy that Gatsby builds from (`.cache`). */
declare module "gatsby/cache-dir/loader" {
  import type { PageRequest } from "./keepPageOnFault";

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
