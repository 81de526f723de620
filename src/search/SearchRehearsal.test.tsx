import { render, screen } from "@testing-library/react";
import { installHighlights, markedPieces } from "../../test/installHighlights";
import { SearchRehearsal } from "./SearchRehearsal";

beforeAll(installHighlights);

const shown = () => ({
  typed: document.querySelector<HTMLInputElement>("[inert] input")?.value,
  marked: markedPieces()[0],
  first: document.querySelector("[inert] [role=option]")?.getAttribute("href") ?? undefined,
});

/** What is shown in so many milliseconds from now on, but for an empty field and what is shown twice. */
async function shownIn(time: number) {
  const all = new Set<string>();
  for (let passed = 0; passed < time; passed += 10) {
    await jest.advanceTimersByTimeAsync(10);
    if (shown().typed !== "") all.add(JSON.stringify(shown()));
    expect(screen.queryByRole("option")).toBeNull();
  }
  return [...all].map((one): unknown => JSON.parse(one));
}

it("types and draws other results with each key for a moment, once in a visit, and not after a reader who is quicker", async () => {
  jest.useFakeTimers();
  render(<SearchRehearsal />).unmount();
  expect(jest.getTimerCount()).toBe(0);

  const { unmount } = render(<SearchRehearsal />);
  // As in a browser, where React is not told when to draw.
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
  expect(await shownIn(1000)).toEqual([
    {},
    { typed: "p", first: "#section" },
    { typed: "pa", marked: "pa", first: "#member" },
    { typed: "pag", marked: "pag", first: "#section" },
    { typed: "page", marked: "page", first: "#member" },
  ]);
  expect(shown()).toEqual({});
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  unmount();

  render(<SearchRehearsal />);
  expect(jest.getTimerCount()).toBe(0);
});
