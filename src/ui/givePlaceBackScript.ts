import { partsOfPage, placeKey } from "./keptPlace";

/**
 * Behind the parts of a long page: leads a reader who reloads or returns to the place that was noted (`notePlace`), until
 * all is loaded. The storage is not opened on a first visit, as that takes its time.
 */
export const givePlaceBackScript = `(function () {
  var entry = performance.getEntriesByType("navigation")[0];
  if (!entry || entry.type === "navigate") return;
  var place = null;
  try { place = JSON.parse(sessionStorage.getItem("${placeKey}" + (self.navigation?.currentEntry?.key ?? location.pathname))); } catch (error) {}
  var part = place && document.querySelectorAll("${partsOfPage}")[place[0]];
  if (!part) return;
  function give() {
    // What comes into view gets its height, which moves it.
    for (var i = 0; i < 2; i++) scrollBy({ top: part.getBoundingClientRect().top - place[1], behavior: "instant" });
  }
  history.scrollRestoration = "manual";
  give();
  addEventListener("load", function () {
    give();
    requestAnimationFrame(function () {
      give();
      history.scrollRestoration = "auto";
    });
  });
})();`;
