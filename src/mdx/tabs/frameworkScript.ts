import { frameworks } from "../../shared/content/frameworks";
import { defaultFramework, frameworkAttribute, frameworkKey } from "./frameworkChoice";

/**
 * The blocking script that sets `data-framework` on `<html>` before first paint: what the address asks for, else what
 * the reader chose before; and again when another tab chooses, whether or not React is there. Written by hand because it must not depend on the bundle; its test runs it against
 * `frameworkOfAddress` and `parseFramework`.
 */
export const frameworkScript = `(function () {
  var known = ${JSON.stringify(frameworks.map(({ id }) => id))};
  var choice = new URLSearchParams(location.search).get("${frameworkKey}");
  try { if (known.indexOf(choice) < 0) choice = localStorage.getItem("${frameworkKey}"); } catch (error) {}
  if (known.indexOf(choice) < 0) choice = "${defaultFramework}";
  document.documentElement.setAttribute("${frameworkAttribute}", choice);
  addEventListener("storage", function (event) {
    if (event.key !== "${frameworkKey}" || known.indexOf(event.newValue) < 0) return;
    document.documentElement.setAttribute("${frameworkAttribute}", event.newValue);
  });
})();`;
