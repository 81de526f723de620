import { dismissedAnnouncementKey } from "../../shared/constants";
import { store } from "../../ui/storage";

/** The attribute of `<html>` that the bar is hidden by. */
export const dismissedAttribute = "data-announcement-dismissed";

/**
 * Returns the blocking script that hides a dismissed announcement before first paint: its bar is in the server's HTML.
 * The id is the configuration's, so the script is the same on every page.
 */
export function announcementScript(id: string): string {
  return `(function () {
  try {
    if (localStorage.getItem(${JSON.stringify(dismissedAnnouncementKey + id)}) === null) return;
    document.documentElement.setAttribute("${dismissedAttribute}", "");
  } catch (error) {}
})();`;
}

/** Hides the bar for good; where nothing can be stored, until the next page load. */
export function dismissAnnouncement(id: string): void {
  document.documentElement.setAttribute(dismissedAttribute, "");
  store(dismissedAnnouncementKey + id, "true");
}
