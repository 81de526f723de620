import { withPrefix } from "gatsby";
import { previewPath, type PagePreviews, type Preview } from "../../shared/routes/preview";
import { memoizeSuccess } from "../../shared/timing/memoizeSuccess";
import type { PreviewTarget } from "./previewTarget";

/** Gives the preview of a place, `null` where there is none; the file of a page is loaded once. */
export function createPreviewLoader(): (target: PreviewTarget) => Promise<Preview | null> {
  const pages = new Map<string, () => Promise<PagePreviews>>();
  return async ({ page, anchor }) => {
    const load = pages.get(page) ?? memoizeSuccess(() => loadPage(page));
    pages.set(page, load);
    const previews = await load();
    return Object.hasOwn(previews, anchor) ? (previews[anchor] ?? null) : null;
  };
}

async function loadPage(page: string): Promise<PagePreviews> {
  const response = await fetch(withPrefix(previewPath(page)));
  if (!response.ok) throw new Error(`${page} has no previews.`);
  // A file of our own build.
  return (await response.json()) as PagePreviews;
}
