import { appNeedsId } from "./appStart";

/** Id of the page's `main`. */
export const mainId = "site-main";
/** Id of the mobile panel, which its buttons name in `commandfor`. */
export const menuId = "site-menu";
/** Id of what follows the controls of the navbar: nothing is painted before it (`onRenderBody`). */
export const menuOpenerId = "site-menu-opener";
/** Id of the place where what could not be loaded is shown. */
export const faultSlotId = "fault";
/** Id of what describes every `CheckedMark` of a page. */
export const checkedNoteId = "checked-note";
/** Id of what says how copying code went. */
export const copyStatusId = "copy-status";
/** Id of what a link says before it is followed. */
export const linkPreviewId = "link-preview";

/** Ids that every page has around its document, Gatsby's own among them: what looks for one must not find a heading. */
export const frameIds: readonly string[] = [
  mainId,
  menuId,
  menuOpenerId,
  faultSlotId,
  checkedNoteId,
  copyStatusId,
  linkPreviewId,
  appNeedsId,
  "___gatsby",
  "gatsby-focus-wrapper",
  "gatsby-announcer",
  "gatsby-script-loader",
  "gatsby-chunk-mapping",
];
