/** What of a page is laid out by itself, in order; React draws the same as the server. */
export const partsOfPage = "article section, article nav > dl > div";

/** Begins the names of places in the tab's storage; an entry of the history follows, where the browser tells, or a path. */
export const placeKey = "place ";
