import type { PageData } from "../hydration/hydrationData";

/** What Gatsby's loader gives for a page; it is `undefined` too where the page could not be had. */
type LoaderAnswer =
  | { page: { path: string; webpackCompilationHash?: string } }
  | { status: string; error?: unknown }
  | undefined;

declare global {
  /** What Gatsby's runtime puts on `window`, as far as we touch it. */
  interface Window {
    ___loader: {
      loadPage: (path: string) => Promise<LoaderAnswer>;
      hovering: (path: string) => void;
    };
    ___navigate: (to: string | number, options?: object) => void;
    ___webpackCompilationHash: string;
    /** The data of the page on screen, where the loader need not ask for them. */
    pageData?: PageData;
  }

  type GatsbyRuntime = Pick<Window, "___loader" | "___navigate" | "___webpackCompilationHash">;
}
