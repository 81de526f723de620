import { colorModeKey } from "../shared/constants";
import { defaultChoice } from "./colorMode";

/**
 * The blocking script that sets `data-theme` and `data-theme-choice` on `<html>` before first paint. Written by hand
 * because it must not depend on the bundle; its test runs it against `parseChoice` and `effectiveMode`.
 */
export const colorModeScript = `(function () {
  var choice = null;
  try { choice = localStorage.getItem("${colorModeKey}"); } catch (error) {}
  if (choice !== "light" && choice !== "dark" && choice !== "system") {
    try { if (choice !== null) localStorage.removeItem("${colorModeKey}"); } catch (error) {}
    choice = "${defaultChoice}";
  }
  var mode = choice;
  if (choice === "system") mode = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  var root = document.documentElement;
  root.setAttribute("data-theme", mode);
  root.setAttribute("data-theme-choice", choice);
})();`;
