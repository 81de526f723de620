// [row 6]
import { giveLeftPlaceBack, noteLeftPlace } from "./leftPlace";

const scrollBy = jest.fn();

beforeAll(() => {
  window.scrollBy = scrollBy;
});
beforeEach(() => {
  scrollBy.mockClear();
  visit("a");
});

/** Makes an entry of the history the current one. */
function visit(key: string) {
  window.history.replaceState({ key }, "");
}

/** Draws a page with parts that begin there, in CSS pixels below the edge of the window. */
function draw(...tops: number[]) {
  document.body.innerHTML = `<article>${"<section></section>".repeat(tops.length)}</article>`;
  document.querySelectorAll("section").forEach((section, index) => {
    section.getBoundingClientRect = () => new DOMRect(0, tops[index], 0, 0);
  });
  Object.defineProperty(window, "scrollY", { value: 1000, configurable: true });
}

it("leads back to the part that was left, however high those before it are now", () => {
  draw(-900, 100, 900);
  noteLeftPlace();
  visit("b");
  draw(0);
  giveLeftPlaceBack();
  expect(scrollBy).not.toHaveBeenCalled();
  visit("a");
  draw(-900, 700, 1500);
  giveLeftPlaceBack();
  expect(scrollBy).toHaveBeenCalledWith({ top: 600, behavior: "instant" });
});

it("does so once, as the reader may have gone on from there", () => {
  draw(-900, 100);
  noteLeftPlace();
  giveLeftPlaceBack();
  giveLeftPlaceBack();
  expect(scrollBy).toHaveBeenCalledTimes(1);
});

it.each([
  ["above all parts", () => draw(500, 900)],
  [
    "at the top",
    () => {
      draw(-10, 900);
      Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
    },
  ],
])("leaves a reader who was %s to Gatsby's pixels", (_case, drawPage) => {
  drawPage();
  noteLeftPlace();
  giveLeftPlaceBack();
  expect(scrollBy).not.toHaveBeenCalled();
});
