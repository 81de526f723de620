import { prefetchOnIntent, type PageLoader } from "./prefetchOnIntent";

declare global {
  interface Window {
    /** Gatsby's, there before any of our code. */
    ___loader: PageLoader;
  }
}

export function onClientEntry(): void {
  prefetchOnIntent(window.___loader);
}
