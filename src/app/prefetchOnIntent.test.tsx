// [row 7]
import { prefetchOnIntent } from "./prefetchOnIntent";

function start() {
  const hovering = jest.fn();
  prefetchOnIntent({ hovering });
  return { fetched: () => hovering.mock.calls.map(([path]: string[]) => path) };
}

beforeEach(() => window.history.replaceState(null, "", "/docs/api/mouse?a=1"));

function linkTo(href: string) {
  document.body.innerHTML = `<a href="${href}"><b>text</b></a>`;
  return document.querySelector("b") ?? document.body;
}

it.each([
  ["focusin", "/docs/api/page#goto", ["/docs/api/page"]],
  ["touchstart", "/docs/api/clock", ["/docs/api/clock"]],
  ["mousemove", "/docs/api/clock", ["/docs/api/clock"]],
  ["focusin", "/docs/api/page?x=1", ["/docs/api/page"]],
  ["mousemove", "/docs/api/page?x=2#goto", ["/docs/api/page"]],
  ["mousemove", "/docs/api/mouse?y=1", []],
  ["focusin", "/docs/api/mouse", []],
  ["focusin", "#goto", []],
  ["focusin", "https://github.com", []],
])("[browser 12] at %s of a link to %s fetches %j", (type, href, paths) => {
  const { fetched } = start();
  linkTo(href).dispatchEvent(new Event(type, { bubbles: true }));
  expect(fetched()).toEqual(paths);
});

it("fetches nothing for a link that comes under a pointer at rest, until the pointer moves", () => {
  const { fetched } = start();
  const link = linkTo("/docs/api/clock");
  const hear = (type: string) => link.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  hear("mouseover");
  expect(fetched()).toEqual([]);
  hear("mousemove");
  hear("mousemove");
  expect(fetched()).toEqual(["/docs/api/clock"]);
});

describe("where readers save data", () => {
  afterEach(() => Reflect.deleteProperty(navigator, "connection"));

  it.each([
    [{ effectiveType: "4g", saveData: false }, 1],
    [{ effectiveType: "4g", saveData: true }, 0],
    [{ effectiveType: "slow-2g", saveData: false }, 0],
    [{ effectiveType: "2g", saveData: false }, 0],
    [undefined, 1],
  ])("[browser 11] with the connection %j fetches %d pages", (connection, pages) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    const { fetched } = start();
    linkTo("/docs/api/clock").dispatchEvent(new Event("focusin", { bubbles: true }));
    expect(fetched()).toHaveLength(pages);
  });
});
