import { colorModeKey, defaultChoice } from "./colorMode";

/**
 * The blocking script that sets `data-theme` and `data-theme-choice` on `<html>` before first paint, and again when
 * another tab chooses or the system changes, whether or not React is there. Written by hand
 * because it must not depend on the bundle; its test runs it against `parseChoice` and `effectiveMode`.
 */
export const colorModeScript = `(function () {
  var choice = null, root = document.documentElement, query = "(prefers-color-scheme: dark)";
  function show(choice) {
    if (choice !== "light" && choice !== "dark" && choice !== "system") choice = "${defaultChoice}";
    var mode = choice;
    if (choice === "system") mode = matchMedia(query).matches ? "dark" : "light";
    root.setAttribute("data-theme", mode);
    root.setAttribute("data-theme-choice", choice);
  }
  try { choice = localStorage.getItem("${colorModeKey}"); } catch (error) {}
  show(choice);
  matchMedia(query).addEventListener("change", function () {
    if (root.getAttribute("data-theme-choice") === "system") show("system");
  });
  addEventListener("storage", function (event) {
    if (event.key === "${colorModeKey}" || event.key === null) show(event.newValue);
  });
})();`;
