import { searchConfig } from "../config/search";

/** With the page, or with a page whose address asks for something. */
type PageStart = "load" | "query";

const starts: Record<string, PageStart> = {
  [searchConfig.pagePath]: "query",
  "/404": "load",
  "/404.html": "load",
};

/**
 * Returns when the app starts by itself, on pages that are nothing without it then; on others the first sign of the
 * reader starts it.
 */
export function pageStart(path: string): PageStart | undefined {
  return starts[path.replace(/\/$/, "")];
}
