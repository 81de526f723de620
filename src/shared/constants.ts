/*
 * The numbers and names that the site's behaviour hangs on, with their units. Each stands here once; what an
 * author may choose is in `src/config`.
 */

/** Width in px up to which the layout is the phone's; wider is the desktop's. */
export const mobileUpTo = 996;

/** Between a page's title and the site's. */
export const titleDelimiter = "|";

/** The bar that is shown while a page is slow to come. */
export const progressBar = {
  /** ms that a page may take before there is a bar. */
  delay: 200,
  /** Share of the bar that is there at first. */
  minimum: 0.08,
  /** ms that the bar takes to move. */
  speed: 200,
  /** Share of the bar that is added with each trickle. */
  trickleRate: 0.02,
  /** ms between two trickles. */
  trickleSpeed: 800,
} as const;

/** The animation of the height of what folds; `collapseDuration` has the formula. */
export const collapse = {
  /** px of height that count as one unit. */
  unit: 36,
  easing: "ease-in-out",
  /** ms for readers who prefer less motion. */
  reducedMotion: 1,
} as const;

/** With more entries than this a table of contents has a filter, and shows the deeper ones only where the reader is. */
export const tocFilterFrom = 20;

/** With more pages than this a sidebar renders a closed category when it is reached for: each page's HTML has the sidebar twice. */
export const wholeSidebarUpTo = 200;

/** Characters of a search's query. */
export const maxQueryLength = 512;

/** The most results that the search dialog shows. */
export const dialogResults = 24;

/** Local storage: `light`, `dark` or `system`. */
export const colorModeKey = "theme";

/** Local storage: the version of the docs that was chosen last. */
export const preferredVersionKey = "docs-preferred-version-default";

/** Local storage: before the id of each announcement that was dismissed. */
export const dismissedAnnouncementKey = "announcement-dismissed-";

/** The path at which `gatsby develop` tells browsers of the problems in the content. */
export const problemsPath = "/__problems";
