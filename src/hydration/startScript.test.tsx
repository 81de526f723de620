import { runScript } from "../../test/runScript";
import { hydratedMark } from "../shared/dom/appStart";
import { startFaultEvent } from "../shared/dom/faultEvents";
import { patience, startScript } from "./startScript";

const pageData = "/page-data/a/page-data.json";
const needs = { scripts: ["/runtime.js", "/app.js"], data: [pageData, "/app-data.json"] };

/** Returns the addresses that the page has been made to load, by what for. */
function loaded() {
  const links = Array.from(document.head.querySelectorAll("link"), ({ rel, href }) => [rel, href]);
  const scripts = Array.from(document.head.querySelectorAll<HTMLScriptElement>("script[src]"));
  return {
    scripts: scripts.map(({ src }) => new URL(src).pathname),
    links: links.map(([rel, href]) => `${rel} ${new URL(href ?? "").pathname}`),
  };
}

/** What is being fetched ahead: the addresses, and the ends of what is under way. */
let fetched: string[] = [];
let settlers: PromiseWithSettlers[] = [];

interface PromiseWithSettlers {
  load: (answer: object) => void;
  error: () => void;
}

function fetchNever(file: string) {
  fetched.push(file);
  return new Promise((resolve, reject) => {
    settlers.push({ load: resolve, error: () => reject(new Error("none")) });
  });
}

function byReader(event: Event, target: Element = document.body): Event {
  target.dispatchEvent(event);
  return event;
}

function open(html: string, start?: string, needed = needs) {
  if (start) document.documentElement.dataset["start"] = start;
  document.body.innerHTML = `${html}<script id="app-needs" type="application/json">${JSON.stringify(needed)}</script>`;
  runScript(startScript);
}

function click(init: MouseEventInit = {}) {
  return new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
}

function key(name: string, init: KeyboardEventInit = {}) {
  return new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...init });
}

/** Tells that an element is painted, or one that is gone since. */
let paint: (element: Element | null) => void = () => undefined;

class PaintObserver {
  static readonly supportedEntryTypes = ["largest-contentful-paint"];
  readonly disconnect = () => (paint = () => undefined);
  constructor(private readonly tell: (entries: object, observer: PaintObserver) => void) {}
  readonly observe = () => {
    paint = (element) => this.tell({ getEntries: () => [{ element }] }, this);
  };
}

beforeEach(() => {
  fetched = [];
  settlers = [];
  Object.assign(window, { PerformanceObserver: PaintObserver, fetch: fetchNever });
});

beforeAll(() => {
  window.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
});

afterEach(() => {
  jest.useRealTimers();
  // The listeners of a test's page, which would stay with the window.
  window.dispatchEvent(new Event(hydratedMark));
  window.dispatchEvent(new Event("wheel"));
  document.head.replaceChildren();
  paint = () => undefined;
  delete document.documentElement.dataset["start"];
  window.history.replaceState(null, "", "/");
  Reflect.deleteProperty(navigator, "connection");
  localStorage.clear();
});

const ahead = ["/runtime.js", "/app.js", pageData, "/app-data.json"];

/** Settles what is being fetched, well or not. */
async function settle(type: "load" | "error", settler = settlers.at(-1)) {
  settler?.[type]({ blob: () => Promise.resolve() });
  await new Promise((resolve) => setTimeout(resolve));
}

/** The page is loaded, painted, and idle. */
function load() {
  window.dispatchEvent(new Event("load"));
  paint(null);
}

it("runs nothing by itself, and fetches what the app needs one by one once the page is painted and idle", async () => {
  open("<p>Text</p>");
  window.dispatchEvent(new Event("load"));
  expect(fetched).toEqual([]);
  paint(null);
  expect(fetched).toEqual(ahead.slice(0, 1));
  await settle("load");
  expect(fetched).toEqual(ahead.slice(0, 2));
  await settle("error");
  expect(fetched).toEqual(ahead.slice(0, 3));
  await settle("load");
  expect(fetched).toEqual(ahead);
  await settle("load");
  expect(fetched).toEqual(ahead);
  expect(loaded()).toEqual({ scripts: [], links: [] });
});

it("fetches the data of the page once, also where they were fetched ahead", async () => {
  open("<p>Text</p>", undefined, { scripts: ["/app.js"], data: [pageData] });
  load();
  await settle("load");
  expect(fetched).toEqual(["/app.js", pageData]);
  window.dispatchEvent(new Event("wheel"));
  settlers.at(-1)?.load({ json: () => Promise.resolve({ path: "/a" }) });
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched).toEqual(["/app.js", pageData]);
  expect(loaded()).toEqual({ scripts: ["/app.js"], links: [] });
  expect(window.pageData).toEqual({ path: "/a" });
  delete window.pageData;
});

it("does not take the navbar, which may be painted first, for the page", () => {
  open("<header><a href='/'>Home</a></header><main><h1>Page</h1></main>");
  window.dispatchEvent(new Event("load"));
  paint(document.querySelector("header a"));
  expect(fetched).toEqual([]);
  paint(document.querySelector("h1"));
  expect(fetched).toEqual(ahead.slice(0, 1));
});

it("fetches at once where the browser does not tell of what it paints", () => {
  Object.assign(window, { PerformanceObserver: { supportedEntryTypes: ["paint"] } });
  open("<p>Text</p>");
  window.dispatchEvent(new Event("load"));
  expect(fetched).toEqual(ahead.slice(0, 1));
});

it("leaves what is not yet fetched to the app, where that starts", async () => {
  open("<p>Text</p>");
  load();
  window.dispatchEvent(new Event("wheel"));
  await settle("load", settlers[0]);
  expect(loaded()).toEqual(started);
  expect(fetched).toEqual(["/runtime.js", pageData]);
});

/** The state at the start, in which the page's own data are still to come. */
const started = { scripts: ["/runtime.js"], links: preloaded(["/app-data.json"]) };

function preloaded(files: readonly string[]): string[] {
  return files.map((file) => `preload ${file}`);
}

it.each([{ saveData: true }, { effectiveType: "slow-2g" }])(
  "fetches nothing ahead for a reader with %j",
  (connection) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    open("<p>Text</p>");
    load();
    expect(fetched).toEqual([]);
  },
);

it.each(["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin"])(
  "starts the app at the first %s, and once",
  (type) => {
    open("<p>Text</p>");
    const event = () => (type === "keydown" ? key("a") : new Event(type, { bubbles: true }));
    document.body.dispatchEvent(event());
    document.body.dispatchEvent(event());
    window.dispatchEvent(new Event("touchstart"));
    expect(loaded()).toEqual(started);
  },
);

it("does not take a pointer at rest, which the page has come under, for a reader", () => {
  open("<p>Text</p>");
  const move = (by: number) => {
    const event = new MouseEvent("pointermove", { bubbles: true });
    document.body.dispatchEvent(Object.assign(event, { movementX: by, movementY: 0 }));
  };
  move(0);
  expect(loaded().scripts).toEqual([]);
  move(1);
  expect(loaded()).toEqual(started);
});

it.each([
  ["there", () => Promise.resolve({ path: "/a" }), { path: "/a" }],
  ["not to be had", () => Promise.reject(new Error("no JSON")), undefined],
])(
  "runs the app's own script last, with the data of the page where these are %s",
  async (_case, json, data) => {
    const fetchData = jest.fn(() => Promise.resolve({ json }));
    Object.assign(window, { fetch: fetchData });
    open("<p>Text</p>");
    window.dispatchEvent(new Event("wheel"));
    expect(loaded()).toEqual(started);
    await new Promise((resolve) => setTimeout(resolve));
    expect(loaded().scripts).toEqual(needs.scripts);
    expect(window.pageData).toEqual(data);
    expect(fetchData.mock.calls).toEqual([[pageData]]);
    delete window.pageData;
  },
);

it("asks for two files in a task, so that the reader's first press is not behind all of them", () => {
  jest.useFakeTimers();
  const scripts = ["/a.js", "/b.js", "/c.js", "/d.js", "/e.js"];
  open("<p>Text</p>", undefined, { scripts, data: [pageData, "/1", "/2", "/3"] });
  window.dispatchEvent(new Event("wheel"));
  expect(loaded()).toEqual({
    scripts: scripts.slice(0, 2),
    links: preloaded(["/1", "/2"]),
  });
  jest.runAllTimers();
  expect(loaded()).toEqual({
    scripts: scripts.slice(0, 4),
    links: preloaded(["/1", "/2", "/3"]),
  });
});

it.each([
  ["load", "/wrong", started.scripts],
  ["query", "/search?q=click", started.scripts],
  ["query", "/search", []],
])(
  "starts the app with a page of '%s' at %s as far as that is nothing without it",
  (start, address, scripts) => {
    window.history.replaceState(null, "", address);
    open("<p>Text</p>", start);
    window.dispatchEvent(new Event("load"));
    expect(loaded().scripts).toEqual(scripts);
  },
);

describe("before the app is ready", () => {
  it.each([
    ["a button", '<button type="button">Copy</button>', "button"],
    ["what is inside of it", '<button type="button"><b>Copy</b></button>', "b"],
    ["the link that opens the search", '<a href="/search" aria-keyshortcuts="/">Search</a>', "a"],
  ])("holds a press of %s, and presses it then", (_case, html, selector) => {
    open(html);
    const pressed = jest.fn((event: Event) => event.preventDefault());
    document.body.firstElementChild?.addEventListener("click", pressed);
    const target = document.querySelector(selector) ?? document.body;

    expect(byReader(click(), target).defaultPrevented).toBe(true);
    byReader(click(), target);
    expect(pressed).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(hydratedMark));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["a link", '<a href="#b">b</a>', {}],
    ["a click for a new tab", '<a href="#b" aria-keyshortcuts="/">b</a>', { ctrlKey: true }],
    ["the button of a form", '<button type="submit">Go</button>', {}],
  ])("leaves %s to the browser", (_case, html, init) => {
    open(html);
    const pressed = jest.fn();
    document.body.firstElementChild?.addEventListener("click", pressed);
    byReader(click(init), document.body.firstElementChild ?? document.body);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["/", {}, true],
    ["k", { ctrlKey: true }, true],
    ["k", { metaKey: true }, true],
    ["k", {}, false],
    ["k", { ctrlKey: true, shiftKey: true }, false],
    ["a", {}, false],
  ])("of the key %s with %j, holds it and presses it then: %s", (name, init, isHeld) => {
    open("<p>Text</p>");
    const pressed = jest.fn();
    const onKey = ({ key: pressedKey }: KeyboardEvent) => void pressed(pressedKey);
    document.addEventListener("keydown", onKey);
    byReader(key(name, init));
    expect(pressed).toHaveBeenCalledTimes(isHeld ? 0 : 1);
    window.dispatchEvent(new Event(hydratedMark));
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(pressed).toHaveBeenCalledWith(name);
    document.removeEventListener("keydown", onKey);
  });

  it.each([
    ["Ctrl+K on a Cyrillic keyboard", { key: "л", code: "KeyK", ctrlKey: true }, true],
    ["Ctrl+T of Dvorak, where others have K", { key: "t", code: "KeyK", ctrlKey: true }, false],
    ["a slash on an Arabic keyboard", { key: "ظ", code: "Slash" }, true],
    ["a slash of an input method", { key: "/", isComposing: true }, false],
    ["a slash of an input method in Safari", { key: "/", keyCode: 229 }, false],
  ])("hears %s: %s", (_case, init, isHeld) => {
    open("<p>Text</p>");
    expect(byReader(key("", init)).defaultPrevented).toBe(isHeld);
  });

  it.each([
    ["/", () => byReader(key("/"))],
    ["Ctrl+K", () => byReader(key("k", { ctrlKey: true }))],
    ["the link", () => byReader(click(), document.querySelector("a") ?? document.body)],
  ])("keeps what is typed after %s, and types it once the search opens", async (_case, ask) => {
    open('<a href="/search" aria-keyshortcuts="/">Search</a><input>');
    const typed: string[] = [];
    const onKey = (event: KeyboardEvent) => void typed.push(event.key);
    byReader(key("x"));
    ask();
    const letters = ["g", "/", " ", "Shift", "é"].map((name) => byReader(key(name)));
    expect(letters.map(({ defaultPrevented }) => defaultPrevented)).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
    expect(byReader(key("c", { ctrlKey: true })).defaultPrevented).toBe(false);
    const field = document.querySelector("input") ?? document.body;
    expect(byReader(key("z"), field).defaultPrevented).toBe(false);

    document.addEventListener("keydown", onKey);
    window.dispatchEvent(new Event(hydratedMark));
    await Promise.resolve();
    document.removeEventListener("keydown", onKey);
    expect(typed.filter((name) => name.length === 1).slice(-4)).toEqual(["g", "/", " ", "é"]);
    expect(typed).not.toContain("x");
  });

  it("holds a question mark, and presses the button of the shortcuts then", () => {
    open('<button aria-keyshortcuts="?">Shortcuts</button>');
    const pressed = jest.fn();
    document.querySelector("button")?.addEventListener("click", pressed);
    expect(byReader(key("?")).defaultPrevented).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(hydratedMark));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it.each(["/", "?"])("leaves a %s that is typed, or that the reader has turned off", (name) => {
    open('<input><button aria-keyshortcuts="?">Shortcuts</button>');
    const field = document.querySelector("input") ?? document.body;
    expect(byReader(key(name), field).defaultPrevented).toBe(false);
    localStorage.setItem("search-slash-key", "off");
    expect(byReader(key(name)).defaultPrevented).toBe(false);
  });
});

it("holds nothing once the app is ready", () => {
  open('<button type="button">Copy</button>');
  window.dispatchEvent(new Event(hydratedMark));
  const button = document.querySelector("button") ?? document.body;
  expect(byReader(click(), button).defaultPrevented).toBe(false);
});

describe("where the app does not start", () => {
  const pressed = jest.fn();
  let faults: string[] = [];
  const note = ({ detail }: CustomEvent<string>) => void faults.push(detail);

  beforeEach(() => {
    faults = [];
    pressed.mockClear();
    document.addEventListener(startFaultEvent, note as EventListener);
    open('<a href="#search" aria-keyshortcuts="/">Search</a>');
    const link = document.querySelector("a") ?? document.body;
    link.addEventListener("click", pressed);
    jest.useFakeTimers();
    window.dispatchEvent(new Event("wheel"));
    byReader(click(), link);
  });

  afterEach(() => {
    document.removeEventListener(startFaultEvent, note as EventListener);
    Reflect.deleteProperty(window, "___loader");
  });

  const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>("script[src]")];
  const breakScript = (filename: string | undefined) =>
    window.dispatchEvent(new ErrorEvent("error", { filename: filename ?? "" }));

  it.each([
    ["cannot be had", () => scripts()[0]?.dispatchEvent(new Event("error"))],
    ["cannot be run", () => breakScript(scripts()[0]?.src)],
  ])("lets go and says so where a script %s, so that links lead on by themselves", (_case, act) => {
    const [first, ...others] = scripts();
    act();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(faults).toEqual([first?.src]);
    // A failed script that stays would keep webpack from asking again.
    expect(scripts()).toEqual(others);
  });

  it("lets go and says so where nothing comes for long, counted from the last script", () => {
    jest.advanceTimersByTime(patience - 1);
    scripts()[0]?.dispatchEvent(new Event("load"));
    jest.advanceTimersByTime(patience - 1);
    expect(faults).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(faults).toEqual([""]);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it("lets go where the app says itself that it cannot have the page", () => {
    document.dispatchEvent(new Event("site:fault"));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["is not of the app", () => breakScript("https://extension.example/a.js")],
    ["is in the page", () => breakScript(undefined)],
    [
      "runs already",
      () => {
        Object.assign(window, { ___loader: {} });
        breakScript(scripts()[0]?.src);
      },
    ],
    [
      "was early enough",
      () => {
        window.dispatchEvent(new Event(hydratedMark));
        jest.advanceTimersByTime(patience);
      },
    ],
  ])("says nothing of a script that %s", (_case, act) => {
    act();
    expect(faults).toEqual([]);
  });
});
