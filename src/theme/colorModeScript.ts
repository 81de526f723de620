import { colorModeKey } from "../shared/constants";
import { defaultChoice } from "./colorMode";

/**
 * The blocking script that sets `data-theme` and `data-theme-choice` on `<html>` before first paint, and again when
 * another tab chooses or the system changes, whether or not React is there. Written by hand
 * because it must not depend on the bundle; its test runs it against `parseChoice` and `effectiveMode`.
 */
export const colorModeScript = `(function () {
  var choice = null, root = document.documentElement, query = "(prefers-color-scheme: dark)";
  function isChoice(value) { return value === "light" || value === "dark" || value === "system"; }
  function show(value) {
    var shown = isChoice(value) ? value : "${defaultChoice}", mode = shown;
    if (shown === "system") mode = matchMedia(query).matches ? "dark" : "light";
    root.setAttribute("data-theme", mode);
    root.setAttribute("data-theme-choice", shown);
  }
  try {
    choice = localStorage.getItem("${colorModeKey}");
    if (choice !== null && !isChoice(choice)) localStorage.removeItem("${colorModeKey}");
  } catch (error) {}
  show(choice);
  matchMedia(query).addEventListener("change", function () {
    if (root.getAttribute("data-theme-choice") === "system") show("system");
  });
  addEventListener("storage", function (event) {
    if (event.key === "${colorModeKey}" || event.key === null) show(event.newValue);
  });
})();`;
