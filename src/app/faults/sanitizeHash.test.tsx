import { sanitizeHashes } from "./sanitizeHash";

const navigated = jest.fn<undefined, [string | number, object?]>();
const runtime = { ___navigate: (to: string | number, options?: object) => navigated(to, options) };

beforeAll(() => {
  sanitizeHashes(runtime);
});

it("keeps the rest of the address, and the state of its entry", () => {
  window.history.replaceState({ key: "1" }, "", "/a?b=1#%");
  window.dispatchEvent(new PopStateEvent("popstate"));

  expect(window.location.href).toMatch(/\/a\?b=1#%25$/);
  expect(window.history.state).toEqual({ key: "1" });
});

it.each([
  ["#%E0", "#%25E0"],
  ["#:x", "#:x"],
  ["#wait_for_selector", "#wait_for_selector"],
  ["", ""],
])("makes %j, when the reader comes to it, %j", (hash, sanitized) => {
  window.history.replaceState(null, "", `/a${hash}`);
  window.dispatchEvent(new PopStateEvent("popstate"));

  expect(window.location.hash).toBe(sanitized);
});

it.each([
  ["/b#%", "/b#%25"],
  ["/b#%E0%A4%A", "/b#%25E0%25A4%25A"],
  ["/b#%E6%97%A5", "/b#%E6%97%A5"],
  ["/b#a'b", "/b#a'b"],
  [-1, -1],
])("passes %p on as %p", (to, passed) => {
  runtime.___navigate(to, { replace: true });

  expect(navigated).toHaveBeenCalledWith(passed, { replace: true });
});
