import { partsOfPage } from "./keptPlace";

/** Elements: tasks of more of them are longer than 50 ms on a slow phone; with fewer, the frames cost more than the layout. */
const atATime = 100;

/**
 * Milliseconds since the reader last scrolled, after which layout takes no frame from it. By what scrolls: to be laid out
 * moves the page as well.
 */
const rest = 1000;

/**
 * A module behind the parts of a page in the server's HTML. The browser lays these out only where they are looked at
 * (`laidOutInView`), which makes the first screen fast. Once the page is idle each part is laid out, which the browser
 * remembers in the next frame: every position is final then, for Back, for the scroll bar, for links into the page.
 * Layout is a task of its own, before the frame, and the frame does not paint what nobody sees: browsers note sizes
 * before they tell a `ResizeObserver` of them. A module runs in a task of its own, and the page counts as loaded behind
 * it; without one, the last of the HTML, a layout and all that waits for `load` are one task.
 */
export const settleScript = `(function () {
  var idle = window.requestIdleCallback || setTimeout;
  var scrolled = -${rest}, shown = [], sections, sizes;
  function begin() {
    sections = Array.from(document.querySelectorAll("${partsOfPage}"));
    sizes = new ResizeObserver(hide);
    settle();
  }
  function sizeOf(section) { return section.getElementsByTagName("*").length; }
  function show(visibility) {
    shown.forEach(function (section) { section.style.contentVisibility = visibility; });
  }
  function hide() {
    sizes.disconnect();
    show("");
    shown = [];
  }
  function nextSections() {
    var some = [sections.shift()], size = sizeOf(some[0]);
    while (sections.length > 0 && (size += sizeOf(sections[0])) < ${atATime}) some.push(sections.shift());
    return some;
  }
  function settle() {
    // A browser does not tell of what has no size.
    hide();
    if (sections.length === 0) return;
    if (performance.now() - scrolled < ${rest}) return setTimeout(settle, ${rest});
    shown = nextSections();
    show("visible");
    shown[0].getBoundingClientRect();
    shown.forEach(function (section) { sizes.observe(section); });
    requestAnimationFrame(function () { idle(settle); });
  }
  ["wheel", "touchmove"].forEach(function (type) {
    addEventListener(type, function () { scrolled = performance.now(); }, { passive: true });
  });
  addEventListener("load", function () { idle(begin); });
})();`;
