// [row 5]
import NProgress from "nprogress";
import { stubMatchMedia } from "../../test/stubBrowser";
import { createProgress, type Progress } from "./progress";

let progress: Progress;
let preferReducedMotion: (matches: boolean) => void;

function bar() {
  return document.querySelector<HTMLElement>('[role="progressbar"]');
}

beforeEach(() => {
  window.history.replaceState(null, "", "/a");
  progress = createProgress();
  preferReducedMotion = stubMatchMedia(false);
  jest.useFakeTimers();
});

afterEach(async () => {
  progress.stay();
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
  progress.leaveFor(to);
  await jest.advanceTimersByTimeAsync(ms);

  expect(bar() !== null).toBe(isThere);
});

it("is named, and gone after arrival", async () => {
  progress.leaveFor("/b");
  await jest.advanceTimersByTimeAsync(200);
  expect(bar()).toHaveAccessibleName("Loading page");

  progress.arrive("/b");
  await jest.advanceTimersByTimeAsync(2000);
  expect(bar()).toBeNull();
});

it.each([
  ["the page itself", "/a"],
  ["another query of it", "/a?x=1"],
])("is gone when a link to %s is followed meanwhile", async (_case, to) => {
  progress.leaveFor("/b");
  await jest.advanceTimersByTimeAsync(200);
  progress.leaveFor(to);
  await jest.advanceTimersByTimeAsync(2000);

  expect(bar()).toBeNull();
});

it("is there for the page of before, once another one is rendered", async () => {
  progress.leaveFor("/b");
  progress.arrive("/b");
  progress.leaveFor("/a");
  await jest.advanceTimersByTimeAsync(200);

  expect(bar()).not.toBeNull();
});

it("is there for the page that is wanted last, though the one before is rendered meanwhile", async () => {
  progress.leaveFor("/b");
  progress.leaveFor("/c");
  progress.arrive("/b");
  await jest.advanceTimersByTimeAsync(200);
  expect(bar()).not.toBeNull();

  progress.arrive("/c");
  await jest.advanceTimersByTimeAsync(2000);
  expect(bar()).toBeNull();
});

it("is gone where an address leads on to another page", async () => {
  progress.leaveFor("/b");
  progress.leaveFor("/c");
  await jest.advanceTimersByTimeAsync(200);
  progress.arrive("/c/first");
  await jest.advanceTimersByTimeAsync(2000);

  expect(bar()).toBeNull();
});

it("starts no bar after arrival", async () => {
  progress.leaveFor("/b");
  progress.arrive("/b");
  await jest.advanceTimersByTimeAsync(1000);

  expect(bar()).toBeNull();
});

it.each([
  ["moves on", false, true],
  ["stands still for a reader who prefers less motion", true, false],
])("%s while the page does not come", async (_case, prefersReduced, moves) => {
  preferReducedMotion(prefersReduced);
  progress.leaveFor("/b");
  await jest.advanceTimersByTimeAsync(1000);
  const before = NProgress.status;
  await jest.advanceTimersByTimeAsync(5000);

  expect(NProgress.status !== before).toBe(moves);
});
