/** What of a page is laid out by itself, in order; React draws the same as the server. */
const parts = `document.querySelectorAll("article section, article nav > dl > div")`;

/** By entry of the history, where the browser tells; else the last place on the page. */
const key = `"place " + (window.navigation && navigation.currentEntry ? navigation.currentEntry.key : location.pathname)`;

/**
 * Notes which part the reader is at, and how far below the window's edge it is, when the page goes: the browser itself
 * notes pixels, which are other ones where `content-visibility` makes parts as high as is guessed.
 */
export const notePlaceScript = `(function () {
  addEventListener("pagehide", function () {
    var place = null;
    ${parts}.forEach(function (part, index) {
      var top = part.getBoundingClientRect().top;
      if (top < innerHeight / 2) place = [index, top];
    });
    try {
      if (place && scrollY > 0) sessionStorage.setItem(${key}, JSON.stringify(place));
      else sessionStorage.removeItem(${key});
    } catch (error) {}
  });
})();`;

/** Behind the parts: leads a reader who reloads or returns to the place that was noted, until all is loaded. */
export const givePlaceBackScript = `(function () {
  var place = null, entry = performance.getEntriesByType("navigation")[0];
  // First, as to open the storage takes time that a first visit need not spend.
  if (!entry || entry.type === "navigate") return;
  try { place = JSON.parse(sessionStorage.getItem(${key})); } catch (error) {}
  if (!place) return;
  var part = ${parts}[place[0]];
  if (!part) return;
  function give() {
    // What comes into view gets its height, which moves it.
    for (var i = 0; i < 2; i++) {
      scrollBy({ top: part.getBoundingClientRect().top - place[1], behavior: "instant" });
    }
  }
  history.scrollRestoration = "manual";
  give();
  addEventListener("DOMContentLoaded", give);
  addEventListener("load", function () {
    give();
    requestAnimationFrame(function () {
      give();
      history.scrollRestoration = "auto";
    });
  });
})();`;
