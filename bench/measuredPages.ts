/** One page of each kind: the landing page, a guide, and the largest page of the reference. */
export const measuredPages = ["/", "/docs/article/getting_started", "/docs/api/page"] as const;

/** And one of each other template. */
export const templatePages = [...measuredPages, "/docs/api", "/search"] as const;
