// [row 8]
import { sanitizeAddressBar, sanitizePath } from "./sanitizePath";

/** Returns a path as the router reads it. */
function routed(pathname: string): string {
  return encodeURI(decodeURI(pathname));
}

it.each(["/", "/docs/api/page", "/docs/caf%C3%A9", "/docs/a%20b", "/docs/%3Cb%3E"])(
  "leaves %s as it is",
  (path) => {
    expect(sanitizePath(path)).toBe(path);
  },
);

it.each([
  ["/docs/a%3Db", "/docs/a=b"],
  ["/docs/a%2Fb", "/docs/a/b"],
  ["/docs/a%3Fb", "/docs/ab"],
  ["/docs/a%23b", "/docs/ab"],
  ["/%2Fevil.test", "/evil.test"],
  ["/docs/a%2523b", "/docs/a-23b"],
  ["/docs/a%25b", "/docs/a-b"],
  ["/docs/%252e/b", "/docs/-2e/b"],
  ["/docs%5Ca", "/docs-a"],
  ["/docs/a%09b%0A", "/docs/a-b-"],
  ["/docs/a%20", "/docs/a-"],
  ["/docs/%", "/404"],
  ["/docs/%ff", "/404"],
])("turns %s into %s, which the router reads as it stands", (path, sanitized) => {
  expect(sanitizePath(path)).toBe(sanitized);
  expect(routed(sanitized)).toBe(sanitized);
});

it("keeps the query and the hash", () => {
  window.history.replaceState(null, "", "/docs/a%3Db?q=%3D#x%3Dy");
  sanitizeAddressBar(window);
  expect(window.location.href).toBe("http://localhost/docs/a=b?q=%3D#x%3Dy");
});
