// [row 5]
import NProgress from "nprogress";
import { stubMatchMedia } from "../../test/stubBrowser";
import { createProgress } from "./progress";

const { leaveFor, arrive } = createProgress();

let preferReducedMotion: (matches: boolean) => void;

function bar() {
  return document.querySelector<HTMLElement>('[role="progressbar"]');
}

beforeEach(() => {
  window.history.replaceState(null, "", "/a");
  preferReducedMotion = stubMatchMedia(false);
  jest.useFakeTimers();
});

afterEach(async () => {
  arrive();
  await jest.advanceTimersByTimeAsync(0);
  NProgress.remove();
  NProgress.status = null;
  jest.useRealTimers();
});

it.each([
  ["a page that is there within 200 ms", "/b", 199, false],
  ["a page that is not", "/b?c=1#d", 200, true],
  ["another query of the same page", "/a?b=1", 1000, false],
  ["another place of the same page", "/a#b", 1000, false],
])("for %s, %s after %d ms, the bar is there: %s", async (_case, to, ms, isThere) => {
  leaveFor(to);
  await jest.advanceTimersByTimeAsync(ms);

  expect(bar() !== null).toBe(isThere);
});

it("is named, and gone after arrival", async () => {
  leaveFor("/b");
  await jest.advanceTimersByTimeAsync(200);
  expect(bar()).toHaveAccessibleName("Loading page");

  arrive();
  await jest.advanceTimersByTimeAsync(2000);
  expect(bar()).toBeNull();
});

it("starts no bar after arrival", async () => {
  leaveFor("/b");
  arrive();
  await jest.advanceTimersByTimeAsync(1000);

  expect(bar()).toBeNull();
});

it.each([
  ["moves on", false, true],
  ["stands still for a reader who prefers less motion", true, false],
])("%s while the page does not come", async (_case, prefersReduced, moves) => {
  preferReducedMotion(prefersReduced);
  leaveFor("/b");
  await jest.advanceTimersByTimeAsync(1000);
  const before = NProgress.status;
  await jest.advanceTimersByTimeAsync(5000);

  expect(NProgress.status !== before).toBe(moves);
});
