import { useEffect, useState } from "react";
import type { Preview } from "../../shared/routes/preview";
import { memoizeSuccess } from "../../shared/timing/memoizeSuccess";
import { createPreviewLoader } from "./createPreviewLoader";
import type { LinkTooltip } from "./LinkTooltip";
import { previewTarget } from "./previewTarget";
import { usePointedLink } from "./usePointedLink";

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
