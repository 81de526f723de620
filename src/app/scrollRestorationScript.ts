import { partsAround, scrollKey, scrollParts } from "./scrollPosition";

/**
 * The script behind each page's HTML: leads a reader who reloads or returns to the position that `scrollRestoration`
 * noted. What comes into view gets its height with the next frame, so it does so again then.
 */
export const scrollRestorationScript = `(function () {
  var position = history.state && history.state["${scrollKey}"];
  var parts = position ? Array.from(document.querySelectorAll("${scrollParts}")) : [];
  var part = position && parts[position[0]];
  if (!part) return;
  parts.slice(Math.max(position[0] - ${partsAround}, 0), position[0] + ${partsAround} + 1).forEach(function (near) {
    near.style.contentVisibility = "visible";
  });
  function restore() {
    scrollBy({ top: part.getBoundingClientRect().top - position[1], behavior: "instant" });
  }
  history.scrollRestoration = "manual";
  restore();
  addEventListener("load", function () {
    restore();
    requestAnimationFrame(restore);
  });
})();`;
