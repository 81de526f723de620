import { frameworks } from "../../shared/content/frameworks";
import { defaultFramework, frameworkAttribute, frameworkKey } from "./frameworkChoice";

/**
 * The blocking script that sets `data-framework` on `<html>` before first paint: what the address asks for, else what
 * the reader chose before; and again when another tab chooses, whether or not React is there. What is announced as the
 * chosen tab follows. Written by hand because it must not depend on the bundle; its test runs it against
 * `frameworkOfAddress` and `parseFramework`.
 */
export const frameworkScript = `(function () {
  var known = ${JSON.stringify(frameworks.map(({ id }) => id))};
  var choice = new URLSearchParams(location.search).get("${frameworkKey}");
  try { if (known.indexOf(choice) < 0) choice = localStorage.getItem("${frameworkKey}"); } catch (error) {}
  if (known.indexOf(choice) < 0) choice = "${defaultFramework}";
  function markTabs() {
    document.querySelectorAll("[role=tab][data-choices]").forEach(function (tab) {
      var isChosen = tab.getAttribute("data-choices").split(" ").indexOf(choice) >= 0;
      tab.setAttribute("aria-selected", isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
    });
  }
  document.documentElement.setAttribute("${frameworkAttribute}", choice);
  document.addEventListener("DOMContentLoaded", markTabs);
  addEventListener("storage", function (event) {
    if (event.key !== "${frameworkKey}" || known.indexOf(event.newValue) < 0) return;
    choice = event.newValue;
    document.documentElement.setAttribute("${frameworkAttribute}", choice);
    markTabs();
  });
})();`;
