import type { PageData } from "../hydration/hydrationData";

/** The answer of Gatsby's loader for a page; it is `undefined` too where the page could not be had. */
type LoaderAnswer =
  | { page: { path: string; webpackCompilationHash?: string } }
  | { status: string; error?: unknown }
  | undefined;

declare global {
  /** The part of what Gatsby's runtime puts on `window` that we touch. */
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
