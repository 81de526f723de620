// [row 6]
import { runScript } from "../../test/runScript";
import { createScrollRestoration, shouldUpdateScroll } from "./scrollRestoration";
import { scrollRestorationScript } from "./scrollRestorationScript";

const scrollBy = jest.fn();
const scrollTo = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { scrollBy, scrollTo });
  visit("/a");
});
afterEach(() => jest.useRealTimers());

/** Makes an entry of the history the current one. */
function visit(address: string, state: object | null = null) {
  window.history.replaceState(state, "", address);
}

/** Renders a page with parts that begin there, in CSS pixels below the edge of the window. */
function renderPage(...tops: number[]) {
  document.body.innerHTML = `<article>${"<section></section>".repeat(tops.length)}</article><h2 id="日本">日本</h2>`;
  document.querySelectorAll("section").forEach((section, index) => {
    section.getBoundingClientRect = () => new DOMRect(0, tops[index], 0, 0);
  });
  Object.defineProperty(window, "scrollY", { value: 1000, configurable: true });
}

function addressOf(address: string, extra: object = {}) {
  const { pathname, search, hash } = new URL(address, "https://docs.example");
  return { pathname, search, hash, ...extra };
}

const followed = { action: "PUSH" };
const leftAtSecondPart = { scroll: [2, 100] };

it("notes the part that the reader is at once scrolling rests, beside what the router has noted", () => {
  createScrollRestoration().watch();
  renderPage(-900, 100, 900);
  visit("/a", { key: "of the router" });
  window.dispatchEvent(new Event("scroll"));
  expect(window.history.state).toEqual({ key: "of the router" });
  jest.runAllTimers();
  expect(window.history.state).toEqual({ key: "of the router", scroll: [2, 100] });
});

it("notes nothing of the page on the screen for one that is still to come", () => {
  const scroll = createScrollRestoration();
  renderPage(-900, 100);
  visit("/b");
  scroll.note();
  expect(window.history.state).toBeNull();
  scroll.arrive(addressOf("/b"), addressOf("/a"));
  scroll.note();
  expect(window.history.state).toEqual(leftAtSecondPart);
});

it("keeps the place of a reader who follows a link to another query of the page", () => {
  const scroll = createScrollRestoration();
  renderPage(-900, 100);
  scroll.note();
  renderPage(-900, 350);
  visit("/a?b=1");
  scroll.arrive(addressOf("/a?b=1", followed), addressOf("/a"));
  expect(scrollBy).toHaveBeenCalledWith({ top: 250, behavior: "instant" });
});

it("leads a reader who returns to the part that was left, however high those before it are now", () => {
  visit("/a", leftAtSecondPart);
  renderPage(-900, 700, 1500);
  createScrollRestoration().arrive(addressOf("/a#日本"), addressOf("/b"));
  expect(scrollBy).toHaveBeenCalledWith({ top: 600, behavior: "instant" });
});

it("does the same for a loaded page before the app is there, and again once all is loaded", () => {
  visit("/a", leftAtSecondPart);
  renderPage(-900, 700, 1500);
  runScript(scrollRestorationScript);
  expect(scrollBy).toHaveBeenCalledWith({ top: 600, behavior: "instant" });
  window.dispatchEvent(new Event("load"));
  expect(scrollBy).toHaveBeenCalledTimes(2);
});

it.each([
  ["before the app is there", () => runScript(scrollRestorationScript)],
  ["by Back", () => createScrollRestoration().arrive(addressOf("/a"), addressOf("/b"))],
])("lays out what is around that part before it scrolls there, %s", (_case, restore) => {
  visit("/a", { scroll: [5, 100] });
  renderPage(...Array.from({ length: 10 }, (_, index) => index * 900));
  restore();
  const sections = [...document.querySelectorAll("section")];
  const laidOut = sections.map(({ style }) => style.contentVisibility === "visible");
  expect(laidOut.flatMap((isLaidOut, index) => (isLaidOut ? index + 1 : []))).toEqual([
    2, 3, 4, 5, 6, 7, 8,
  ]);
});

it("leaves a page that is loaded for the first time where the browser puts it", () => {
  renderPage(-900, 100);
  runScript(scrollRestorationScript);
  createScrollRestoration().arrive(addressOf("/a#日本"), null);
  expect(scrollBy).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each([
  ["nothing has the id", "/b#nowhere", followed, 1],
  ["there is no hash", "/b", followed, 1],
  ["nothing was noted", "/b", {}, 1],
  ["the page is the same", "/a#nowhere", followed, 0],
])("starts at the top where %s: %s", (_case, to, extra, times) => {
  createScrollRestoration().arrive(addressOf(to, extra), addressOf("/a"));
  expect(scrollTo).toHaveBeenCalledTimes(times);
});

it("leads to what the hash names", () => {
  renderPage();
  const scrollIntoView = jest.fn();
  Object.assign(document.getElementById("日本") ?? {}, { scrollIntoView });
  createScrollRestoration().arrive(addressOf("/b#%E6%97%A5%E6%9C%AC", followed), addressOf("/a"));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it.each([
  ["the first page", null, "/a#x", followed, false],
  ["a link to another page", "/a", "/b", followed, true],
  ["a link to a hash of the page", "/a", "/a#x", followed, true],
  ["the same link again", "/a#x", "/a#x", followed, true],
  ["another query", "/search?q=a", "/search?q=b", followed, false],
  ["another query beside a hash", "/a?t=1#x", "/a?t=2#x", followed, false],
  ["Back within the page", "/a#x", "/a", {}, false],
  ["Back to another page", "/a#x", "/b", {}, false],
])("for %s, Gatsby may scroll: from %p to %p", (_case, from, to, extra, expected) => {
  const args = {
    prevRouterProps: from === null ? undefined : { location: addressOf(from) },
    routerProps: { location: addressOf(to, extra) },
  };
  expect(Reflect.apply(shouldUpdateScroll ?? (() => undefined), null, [args])).toBe(expected);
});
