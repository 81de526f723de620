import { appReady } from "../shared/appStart";

/** Tells the script that started the app that it can answer. */
export function onInitialClientRender(): void {
  window.dispatchEvent(new Event(appReady));
}
