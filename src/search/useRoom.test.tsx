import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { installDialog } from "../../test/installDialog";
import { useRoom } from "./useRoom";

beforeAll(installDialog);
beforeEach(() => jest.useFakeTimers());
beforeEach(() => document.documentElement.style.setProperty("font-size", "16px"));
afterEach(() => jest.restoreAllMocks());

function Sheet({ maxHeight }: { maxHeight: string }) {
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoom(scroller);
  return (
    <dialog open ref={(dialog) => void dialog?.style.setProperty("max-height", maxHeight)}>
      <output>{String(room)}</output>
      <div ref={scroller} />
    </dialog>
  );
}

/** In CSS pixels, of the dialog and of what scrolls in it. */
function stubHeights([dialog, scroller]: readonly [number, number]) {
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(dialog);
  jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(scroller);
}

const room = () => screen.getByRole("status").textContent;
const frame = () => act(() => jest.advanceTimersByTime(20));

it.each([
  ["a window has at most, with little in it", "640px", [240, 144], "34"],
  ["a phone's screen has", "none", [844, 750], "46.875"],
  ["nobody can tell where nothing is laid out", "none", [0, 0], "null"],
] as const)("tells after a frame the height that %s", (_case, maxHeight, heights, height) => {
  stubHeights(heights);
  render(<Sheet maxHeight={maxHeight} />);
  expect(room()).toBe("null");
  frame();
  expect(room()).toBe(height);
});

it("counts in the letters of a reader who wants large ones", () => {
  document.documentElement.style.setProperty("font-size", "20px");
  stubHeights([844, 750]);
  render(<Sheet maxHeight="none" />);
  frame();
  expect(room()).toBe("37.5");
});

it("follows the keyboard of a phone", () => {
  const viewport = new EventTarget();
  Object.defineProperty(window, "visualViewport", { value: viewport, configurable: true });
  stubHeights([844, 750]);
  render(<Sheet maxHeight="none" />);
  frame();
  stubHeights([450, 356]);
  viewport.dispatchEvent(new Event("resize"));
  frame();
  expect(room()).toBe("22.25");
});
