import { givePlaceBackScript } from "./givePlaceBackScript";
import { partsOfPage } from "./keptPlace";

/** Elements: tasks of more of them are longer than 50 ms on a slow phone; with fewer, the frames cost more than the layout. */
const atATime = 150;

/**
 * Milliseconds since the reader last scrolled, after which layout takes no frame from it. By what scrolls: to be laid out
 * moves the page as well.
 */
const rest = 1000;

/**
 * Behind the parts of a page in the server's HTML. The browser lays these out only where they are looked at
 * (`laidOutInView`), which makes the first screen fast. Once the page is idle each part is laid out for a frame, which
 * the browser remembers: every position is final then, for Back, for the scroll bar, for links into the page.
 */
export const settleScript = `${givePlaceBackScript}(function () {
  var sections = Array.from(document.querySelectorAll("${partsOfPage}"));
  var idle = window.requestIdleCallback || setTimeout;
  function sizeOf(section) { return section.getElementsByTagName("*").length; }
  var scrolled = -${rest}, shown = [];
  function show(some, visibility) {
    some.forEach(function (section) { section.style.contentVisibility = visibility; });
    return some;
  }
  function nextSections() {
    var some = sections.splice(0, 1), size = some.length && sizeOf(some[0]);
    while (sections.length > 0 && (size += sizeOf(sections[0])) < ${atATime}) some.push(sections.shift());
    return some;
  }
  function settle() {
    if (sections.length + shown.length === 0) return;
    if (performance.now() - scrolled < ${rest}) return setTimeout(settle, ${rest});
    requestAnimationFrame(function () {
      show(shown, "");
      shown = show(nextSections(), "visible");
      idle(settle);
    });
  }
  ["wheel", "touchmove"].forEach(function (type) {
    addEventListener(type, function () { scrolled = performance.now(); }, { passive: true });
  });
  addEventListener("load", function () { idle(settle); });
})();`;
