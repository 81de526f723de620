/** Event of the window and attribute of `<html>`: React has hydrated the frame of the page. */
export const hydratedMark = "data-hydrated";

/** Id of the element in a finished page that lists what the app needs to start. */
export const appNeedsId = "app-needs";

/** Addresses of what the app needs to start on a page. */
export interface AppNeeds {
  /** In the order in which they run. */
  scripts: readonly string[];
  data: readonly string[];
}

/** Folder of the site with the data of pages for hydration: what does not stand in their HTML. */
export const hydrationDataFolder = "/page-data/hydration";
