import { hearHelpKey } from "../layout/help/hearHelpKey";
import { hydratedMark } from "../shared/dom/appStart";
import { showTypes } from "../reference/types/showTypes";
import { copyOnPress } from "../ui/code/copyOnPress";
import { followLinks } from "../ui/links/followLinks";
import { hideTooltips } from "../ui/code/hideTooltips";
import { clearFault } from "./faults/fault";
import { forgetReload } from "./faults/reloadOnce";

/** Tells the script that started the app that it can answer, and `<html>` for who looks later. */
export function onInitialClientRender(): void {
  forgetReload();
  // What was missing has come late.
  clearFault();
  followLinks();
  copyOnPress();
  hideTooltips();
  showTypes();
  hearHelpKey();
  // In a task of its own: inside an effect React cannot hydrate the section that is pressed, and drops the press.
  setTimeout(() => {
    document.documentElement.setAttribute(hydratedMark, "");
    window.dispatchEvent(new Event(hydratedMark));
  });
}
