/** Event of the window and attribute of `<html>`: React has taken over the frame of the page. */
export const appReady = "data-app-ready";

/** Id of the element in a finished page that lists what the app needs to start. */
export const appNeedsId = "app-needs";

/** Addresses of what the app needs to start on a page. */
export interface AppNeeds {
  /** In the order in which they run. */
  scripts: readonly string[];
  data: readonly string[];
}

/** Folder of the site with the data of first visits: what of each page does not stand in its HTML. */
export const firstVisitFolder = "/page-data/first-visit";
