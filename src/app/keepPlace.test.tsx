// [row 6]
import { shouldUpdateScroll, startAtTop } from "./keepPlace";

const scrollTo = jest.fn();

beforeEach(() => {
  window.scrollTo = scrollTo;
  document.body.innerHTML = `<h2 id="日本">日本</h2>`;
});

const saved = ({ key }: { key: string }) => [0, key === "left at 400" ? 400 : 0];

function draw(from: string | null, to: string, extra: object) {
  const args = {
    prevRouterProps: from === null ? undefined : { location: place(from) },
    routerProps: { location: { ...place(to), ...extra } },
    getSavedScrollPosition: saved,
  };
  return Reflect.apply(shouldUpdateScroll ?? (() => undefined), null, [args]) as unknown;
}

function place(address: string) {
  const { pathname, search, hash } = new URL(address, "https://docs.example");
  return { pathname, search, hash };
}

const followed = { action: "PUSH", key: "new" };
const returned = { key: "left at 400" };

it.each([
  ["the first page", null, "/a#x", followed, false],
  ["a link to another page", "/a", "/b", followed, true],
  ["a link to a hash of the page", "/a", "/a#x", followed, true],
  ["the same link again", "/a#x", "/a#x", followed, true],
  ["another query", "/search?q=a", "/search?q=b", followed, false],
  ["another query beside a hash", "/a?t=1#x", "/a?t=2#x", followed, false],
  ["Back within the page", "/a#x", "/a", returned, false],
])("for %s, Gatsby may scroll: from %p to %p", (_case, from, to, extra, expected) => {
  expect(draw(from, to, extra)).toBe(expected);
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each(["/b", "/b#x"])("gives the place on %s back to a reader who returns", (to) => {
  expect(draw("/a", to, returned)).toBe(false);
  expect(scrollTo).toHaveBeenCalledWith(0, 400);
});

it.each([
  ["nothing has the id", "/b#nowhere", followed, 1],
  ["something has it", "/b#%E6%97%A5%E6%9C%AC", followed, 0],
  ["there is no hash", "/b", followed, 0],
  ["the reader returns", "/b#nowhere", returned, 0],
  ["the page is the same", "/a#nowhere", followed, 0],
])("starts at the top where %s: %s", (_case, to, extra, times) => {
  startAtTop({ ...place(to), ...extra }, place("/a"));

  expect(scrollTo).toHaveBeenCalledTimes(times);
});
