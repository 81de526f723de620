import { withPrefix } from "gatsby";
import { previewPath, type PagePreviews, type Preview } from "../../shared/routes/preview";
import { createJsonLoader } from "../../ui/fetchJson";
import type { PreviewTarget } from "./previewTarget";

/** Gives the preview of a place, `null` where there is none. */
export function createPreviewLoader(): (target: PreviewTarget) => Promise<Preview | null> {
  const load = createJsonLoader();
  return async ({ page, anchor }) => {
    // A file of our own build.
    const previews = (await load(withPrefix(previewPath(page)))) as PagePreviews;
    return Object.hasOwn(previews, anchor) ? (previews[anchor] ?? null) : null;
  };
}
