import { appReady } from "../shared/appStart";
import { forgetReload } from "./faults/reloadOnce";

/** Tells the script that started the app that it can answer, and `<html>` for who looks later. */
export function onInitialClientRender(): void {
  forgetReload();
  document.documentElement.setAttribute(appReady, "");
  window.dispatchEvent(new Event(appReady));
}
