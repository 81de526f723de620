// [row 5]
import NProgress from "nprogress";
import { createProgress } from "./progress";

const { onPreRouteUpdate, onRouteUpdate } = createProgress();

function leave(from: string | null, to: string) {
  const prevLocation = from === null ? null : { pathname: from };
  onPreRouteUpdate({ location: { pathname: to }, prevLocation });
}

function bar() {
  return document.querySelector('[role="progressbar"]');
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  NProgress.remove();
  NProgress.status = null;
  jest.useRealTimers();
});

it.each([
  ["a page that is there within 200 ms", "/a", "/b", 199, false],
  ["a page that is not", "/a", "/b", 200, true],
  ["the first page", null, "/a", 1000, false],
  ["another query of the same page", "/a", "/a", 1000, false],
])("for %s, from %s to %s after %d ms, the bar is there: %s", (_case, from, to, ms, isThere) => {
  leave(from, to);
  jest.advanceTimersByTime(ms);

  expect(bar() !== null).toBe(isThere);
  onRouteUpdate();
});

it("is named, and gone after arrival", () => {
  leave("/a", "/b");
  jest.advanceTimersByTime(200);
  expect(bar()).toHaveAccessibleName("Loading page");

  onRouteUpdate();
  jest.advanceTimersByTime(2000);
  expect(bar()).toBeNull();
});

it("starts no bar after arrival", () => {
  leave("/a", "/b");
  onRouteUpdate();
  jest.advanceTimersByTime(1000);

  expect(bar()).toBeNull();
});
