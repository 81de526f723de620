import { useEffect, useState } from "react";
import { withPrefix } from "gatsby";
import { type PagePreviews, type Preview, previewPath } from "../../shared/routes/preview";
import { memoizeSuccess } from "../../shared/timing/memoizeSuccess";
import type { LinkTooltip } from "./LinkTooltip";
import { previewTarget, type PreviewTarget, usePointedLink } from "./usePointedLink";
import { createJsonLoader } from "../../ui/fetchJson";

interface Shown {
  link: HTMLAnchorElement;
  preview: Preview;
  Tooltip: typeof LinkTooltip;
}

const loadTooltip = memoizeSuccess(() => import("./LinkTooltip"));

/** Shows what stands where the pointed link leads to. What it needs is loaded with the first such link. */
export function LinkPreview() {
  const link = usePointedLink();
  const [getPreview] = useState(createPreviewLoader);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const target = link && previewTarget(link);
    if (link === null || target === null) return;
    let isCurrent = true;
    Promise.all([loadTooltip(), getPreview(target)]).then(
      ([{ LinkTooltip: Tooltip }, preview]) => {
        if (isCurrent && preview !== null) setShown({ link, preview, Tooltip });
      },
      // Without a preview the link is a link all the same.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [link, getPreview]);
  if (shown === null) return null;
  return shown.link === link && <shown.Tooltip link={link} preview={shown.preview} />;
}

/** Gives the preview of a place, `null` where there is none. */
function createPreviewLoader(): (target: PreviewTarget) => Promise<Preview | null> {
  const load = createJsonLoader();
  return async ({ page, anchor }) => {
    // A file of our own build.
    const previews = (await load(withPrefix(previewPath(page)))) as PagePreviews;
    return Object.hasOwn(previews, anchor) ? (previews[anchor] ?? null) : null;
  };
}
