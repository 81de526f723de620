export const guidePage = "/docs/article/getting_started";
export const longestPage = "/docs/api/page";

/** One page of each kind: the landing page, a guide, and the largest page of the reference. */
export const measuredPages = ["/", guidePage, longestPage] as const;

/** And one of each other template. */
export const templatePages = [...measuredPages, "/docs/api", "/search"] as const;
