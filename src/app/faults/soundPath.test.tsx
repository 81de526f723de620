// [row 8]
import { mendPath, soundPath } from "./soundPath";

/** What the router makes of a path. */
function routed(pathname: string): string {
  return encodeURI(decodeURI(pathname));
}

it.each(["/", "/docs/api/page", "/docs/caf%C3%A9", "/docs/a%20b", "/docs/a%25b", "/docs/%3Cb%3E"])(
  "leaves %s as it is",
  (path) => {
    expect(soundPath(path)).toBe(path);
  },
);

it.each([
  ["/docs/a%3Db", "/docs/a=b"],
  ["/docs/a%2Fb", "/docs/a/b"],
  ["/docs/a%3Fb", "/docs/ab"],
  ["/docs/a%23b", "/docs/ab"],
  ["/%2Fevil.test", "/evil.test"],
  ["/docs/%", "/404"],
  ["/docs/%ff", "/404"],
])("turns %s into %s, which the router reads as it stands", (path, sound) => {
  expect(soundPath(path)).toBe(sound);
  expect(routed(sound)).toBe(sound);
});

it("keeps the query and the hash", () => {
  window.history.replaceState(null, "", "/docs/a%3Db?q=%3D#x%3Dy");
  mendPath(window);
  expect(window.location.href).toBe("http://localhost/docs/a=b?q=%3D#x%3Dy");
});
