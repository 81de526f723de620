import { navigate } from "gatsby";
import { followLinks } from "./followLinks";

beforeAll(followLinks);

function press(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.querySelector("b")?.dispatchEvent(event);
  return event.defaultPrevented;
}

it("follows a link to a page through the router, whatever in it is pressed", () => {
  expect(press('<a href="/docs/api/page#goto"><code><b>goto</b></code></a>')).toBe(true);
  expect(navigate).toHaveBeenCalledWith("/docs/api/page#goto", {});
});

it("makes no new entry of the history for the page that is read", () => {
  window.history.replaceState(null, "", "/docs/api/page");
  press('<a href="/docs/api/page"><b>Page</b></a>');
  expect(navigate).toHaveBeenCalledWith("/docs/api/page", { replace: true });
});

it.each([
  ["to another site", '<a href="https://rubygems.org/"><b>RubyGems</b></a>'],
  ["to a place of the page", '<a href="#goto"><b>goto</b></a>'],
  ["to a file", '<a href="/docs/api/page.md"><b>Markdown</b></a>'],
  ["to another build", '<a href="/ja/docs" data-outside="true"><b>日本語</b></a>'],
  ["into another tab", '<a href="/docs" target="_blank"><b>Docs</b></a>'],
])("leaves a link %s to the browser", (_case, html) => {
  expect(press(html)).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])("leaves a press with %j to the browser", (init) => {
  expect(press('<a href="/docs"><b>Docs</b></a>', init)).toBe(false);
});

it("leaves alone what somebody has answered already", () => {
  document.body.innerHTML = '<a href="/docs"><b>Docs</b></a>';
  const link = document.querySelector("a");
  link?.addEventListener("click", (event) => event.preventDefault());
  link?.click();
  expect(navigate).not.toHaveBeenCalled();
});
