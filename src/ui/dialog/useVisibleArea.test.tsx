import { render } from "@testing-library/react";
import { useRef } from "react";
import { useVisibleArea } from "./useVisibleArea";

function Sheet() {
  const ref = useRef<HTMLDivElement>(null);
  useVisibleArea(ref);
  return <div ref={ref} data-testid="sheet" />;
}

function stubViewport(area: { height: number; offsetTop: number; scale: number }) {
  const viewport = Object.assign(new EventTarget(), area);
  Object.defineProperty(window, "visualViewport", { value: viewport, configurable: true });
  return viewport;
}

function area(element: HTMLElement) {
  return ["--visible-top", "--visible-height"].map((name) => element.style.getPropertyValue(name));
}

it("follows the part of the window that a keyboard leaves", () => {
  const viewport = stubViewport({ height: 844, offsetTop: 0, scale: 1 });
  const { getByTestId } = render(<Sheet />);
  expect(area(getByTestId("sheet"))).toEqual(["0px", "844px"]);
  Object.assign(viewport, { height: 420, offsetTop: 60 });
  viewport.dispatchEvent(new Event("resize"));
  expect(area(getByTestId("sheet"))).toEqual(["60px", "420px"]);
});

it("keeps its size while the reader zooms in", () => {
  const viewport = stubViewport({ height: 844, offsetTop: 0, scale: 1 });
  const { getByTestId } = render(<Sheet />);
  Object.assign(viewport, { height: 422, offsetTop: 100, scale: 2 });
  viewport.dispatchEvent(new Event("resize"));
  expect(area(getByTestId("sheet"))).toEqual(["0px", "844px"]);
});

it("leaves the size to the styles where the browser cannot tell", () => {
  Object.defineProperty(window, "visualViewport", { value: null, configurable: true });
  const { getByTestId } = render(<Sheet />);
  expect(area(getByTestId("sheet"))).toEqual(["", ""]);
});
