/** A place of the reference that a link leads to. */
export interface PreviewTarget {
  /** `/docs/api/page` */
  page: string;
  /** `goto`; empty for the page itself. */
  anchor: string;
}

/** Returns the target of a link in the reference; `null` where it leads elsewhere, or where the reader is. */
export function previewTarget(link: HTMLAnchorElement): PreviewTarget | null {
  const page = /\/docs\/(?:[\d.]+\/)?api\/[\w/]+$/.exec(link.pathname)?.[0];
  if (page === undefined || link.origin !== location.origin) return null;
  if (link.closest("article") === null || link.closest("[data-level]") !== null) return null;
  const anchor = link.hash.slice(1);
  const isAround = link.pathname === location.pathname || link.closest("nav") !== null;
  return anchor === "" && isAround ? null : { page, anchor };
}
