import { prefetchOnIntent } from "./prefetchOnIntent";

function start(browser: object = {}) {
  const hovering = jest.fn();
  const loader = { hovering };
  prefetchOnIntent(loader, browser);
  return { loader, fetched: () => hovering.mock.calls.map(([path]: string[]) => path) };
}

function linkTo(href: string) {
  document.body.innerHTML = `<a href="${href}"><b>text</b></a>`;
  return document.querySelector("b") ?? document.body;
}

it.each([
  ["focusin", "/docs/api/page#goto", ["/docs/api/page"]],
  ["touchstart", "/docs/api/clock", ["/docs/api/clock"]],
  ["focusin", "#goto", []],
  ["focusin", "https://github.com", []],
])("at %s of a link to %s fetches %j", (type, href, paths) => {
  const { fetched } = start();
  linkTo(href).dispatchEvent(new Event(type, { bubbles: true }));
  expect(fetched()).toEqual(paths);
});

it.each([{ saveData: true }, { effectiveType: "slow-2g" }])(
  "fetches nothing for a reader with %j, whoever asks",
  (connection) => {
    const { loader, fetched } = start({ connection });
    linkTo("/docs/api/page").dispatchEvent(new Event("focusin", { bubbles: true }));
    loader.hovering("/docs/api/page");
    expect(fetched()).toEqual([]);
  },
);
