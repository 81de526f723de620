// [rows 9, 11]
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { startFaultEvent } from "../../shared/dom/faultEvents";
import { faultSlotId } from "../../shared/dom/frameIds";
import { clearFault, reportFault } from "./fault";
import { faultScript } from "./faultScript";

const answer = jest.fn<Promise<{ status: number }>, [string]>();
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

let firstAddress: string;
let firstState: unknown;

beforeAll(() => {
  window.history.replaceState({ key: "1" }, "", "/docs/api/clock?a=1#%E0");
  run(faultScript("/"));
  firstAddress = window.location.href;
  firstState = window.history.state;
});

beforeEach(() => {
  window.history.replaceState(null, "", "/docs/api/clock?a=1#pause_at");
  document.body.innerHTML = `<main><div id="${faultSlotId}"></div><p>Text</p></main>`;
  Object.assign(globalThis, { fetch: answer });
});

afterEach(() => {
  document.head.querySelector("link")?.remove();
});

function run(text: string): void {
  const script = document.createElement("script");
  script.textContent = text;
  document.head.append(script);
}

function failScript(): void {
  const detail = `${window.location.origin}/app-0a1b.js`;
  document.dispatchEvent(new CustomEvent(startFaultEvent, { detail }));
}

function reportRoute(mayReload = () => false): void {
  reportFault({ address: "/docs/api/page?q=1#goto", error: "Loading chunk 7 failed.", mayReload });
}

it("mends a hash that cannot be decoded, before the app reads it", () => {
  expect(firstAddress).toMatch(/\/docs\/api\/clock\?a=1#%25E0$/);
  expect(firstState).toEqual({ key: "1" });
});

it("says which page could not be loaded and why, and leaves the page as it is", async () => {
  answer.mockImplementation(offline);
  reportRoute(() => true);

  expect(await screen.findByText(/^\/docs\/api\/page could not be loaded\./)).toBeVisible();
  expect(screen.getByText("Loading chunk 7 failed.")).toBeVisible();
  expect(screen.getByText("Text")).toBeVisible();
  expect(window.location.href).toMatch(/\/docs\/api\/clock\?a=1#pause_at$/);
});

it("asks whether to reload only when the server answers", async () => {
  const mayReload = jest.fn(() => false);
  answer.mockImplementation(offline);
  reportRoute(mayReload);
  await screen.findByRole("button", { name: "Retry" });
  expect(mayReload).not.toHaveBeenCalled();

  answer.mockResolvedValue({ status: 200 });
  reportRoute(mayReload);
  await waitFor(() => expect(mayReload).toHaveBeenCalledTimes(1));
});

it("takes an answer of 500 for none", async () => {
  const mayReload = jest.fn(() => true);
  answer.mockResolvedValue({ status: 500 });
  reportRoute(mayReload);

  await screen.findByRole("button", { name: "Retry" });
  expect(mayReload).not.toHaveBeenCalled();
});

it("tells a reader who is offline to look at the connection", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  answer.mockImplementation(offline);
  reportRoute();

  expect(await screen.findByText(/check your network connection/)).toBeVisible();
});

it("asks for the wanted page before Retry leaves this one, and stays where it cannot be had", async () => {
  answer.mockImplementation(offline);
  reportRoute();
  answer.mockClear();
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));

  expect(answer).toHaveBeenCalledWith("/docs/api/page?q=1#goto", expect.anything());
  expect(await screen.findByText(/still cannot be reached/)).toBeVisible();
});

it("goes on a press of Dismiss, and when a page is rendered", async () => {
  answer.mockImplementation(offline);
  reportRoute();
  await userEvent.click(await screen.findByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();

  reportRoute();
  await screen.findByText(/could not be loaded/);
  clearFault();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

it("shows what it is given as text", async () => {
  answer.mockImplementation(offline);
  const markup = '<img src=x onerror="alert(1)">$&';
  reportFault({ address: `/${markup}`, error: markup, mayReload: () => false });

  expect(await screen.findByText(markup)).toBeVisible();
  expect(screen.getByText(`/${markup} could not be loaded.`)).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

it("tells that a script did not arrive while the app is not there", () => {
  failScript();

  expect(screen.getByText(/^Part of this page could not be loaded/)).toBeVisible();
  expect(screen.getByText(/app-0a1b\.js$/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
});

it("leaves what it shows already where the app then does not start either", async () => {
  answer.mockImplementation(offline);
  reportRoute();
  await screen.findByText(/could not be loaded/);
  failScript();

  expect(screen.queryByText(/^Part of this page/)).not.toBeInTheDocument();
});

describe("without a network", () => {
  beforeEach(() => jest.spyOn(navigator, "onLine", "get").mockReturnValue(false));
  afterEach(() => jest.restoreAllMocks());

  it("leaves the reader of a link on the page, and says so", () => {
    expect(followed('<a href="/docs/api/page?q=1#goto"><b>Page</b></a>')).toBe(false);
    expect(screen.getByText(/^\/docs\/api\/page could not be loaded\..*connection/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  });

  it.each([
    ["to a place on the page", '<a href="#goto">goto</a>', {}],
    ["to another site", '<a href="https://playwright.dev/">Playwright</a>', {}],
    ["for another tab", '<a href="/docs/api/page">Page</a>', { ctrlKey: true }],
    ["that is a file to keep", '<a href="/docs/api/page.md" download>Markdown</a>', {}],
    ["that is none", "<b>Text</b>", {}],
  ])("leaves a click %s to the browser", (_case, html, init) => {
    expect(followed(html, init)).toBe(true);
  });
});

it("leaves links to the browser where there is a network", () => {
  expect(followed('<a href="/docs/api/page">Page</a>')).toBe(true);
});

it("shows itself where the layout is not there", () => {
  document.body.innerHTML = "<p>Text</p>";
  failScript();

  expect(screen.getByText(/^Part of this page/)).toBeVisible();
});

it.each([
  ["the home page under another base", "/", "/sub/", '"/sub/"'],
  ["its file under another base", "/", "/sub/index.html", '"/sub/"'],
])("names the base for %s", (_case, canonical, path, base) => {
  addCanonical(canonical);
  window.history.replaceState(null, "", path);
  failScript();

  expect(screen.getByText(/served under/)).toHaveTextContent(`built to be served under "/", but`);
  expect(screen.getByText(/served under/)).toHaveTextContent(`pathPrefix ${base}`);
});

it.each([
  ["the home page under its base", "/", "/"],
  ["another page", "/docs/api/clock", "/sub/docs/api/clock"],
])("says nothing of the base for %s", (_case, canonical, path) => {
  addCanonical(canonical);
  window.history.replaceState(null, "", path);
  failScript();

  expect(screen.getByText(/^Part of this page/)).toBeVisible();
});

/** Tells whether a click on the first element of the HTML is left to the browser. */
function followed(html: string, init: MouseEventInit = {}): boolean {
  document.querySelector("main")?.insertAdjacentHTML("afterbegin", html);
  const target =
    document.querySelector("main > :first-child > b") ?? document.querySelector("main > *");
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  let isLeft = false;
  const stop = (click: Event) => {
    isLeft = !click.defaultPrevented;
    // jsdom cannot navigate, and says so.
    click.preventDefault();
  };
  window.addEventListener("click", stop, { once: true });
  target?.dispatchEvent(event);
  return isLeft;
}

function addCanonical(path: string): void {
  document.head.insertAdjacentHTML(
    "beforeend",
    `<link rel="canonical" href="https://docs.example${path}">`,
  );
}
