import { keepHashSound } from "./soundHash";

beforeAll(keepHashSound);

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
])("makes %j, when the reader comes to it, %j", (hash, sound) => {
  window.history.replaceState(null, "", `/a${hash}`);
  window.dispatchEvent(new PopStateEvent("popstate"));

  expect(window.location.hash).toBe(sound);
});
