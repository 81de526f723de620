import type { Locator, Page } from "@playwright/test";
import { hydratedMark } from "../src/shared/dom/appStart";
import { countLoads, follow, stir } from "./support/loads";
import { serveUnder } from "./support/serveUnder";
import { hydrated } from "./support/hydrated";
import { expectReadingPosition, readingPosition, settle } from "./support/readingPosition";
import { expect, test } from "./support/test";

// What is tried here does not hang on the width of the screen.
test.skip(({ isMobile }) => isMobile);

const clock = "/docs/api/clock";
const guide = "/docs/article/getting_started";

test.describe("a storage", () => {
  const useTheSite = async (page: Page) => {
    await page.goto(guide);
    await hydrated(page);
    await page.getByRole("button", { name: /switch to dark/ }).click();
    await page.getByRole("tab", { name: "Minitest" }).first().click();
    await follow(page, `${clock}#pause_at`);
    await expect(page.getByRole("heading", { name: /^pause_at/ })).toBeInViewport();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("goto");
    await expect(page.getByRole("option").first()).toContainText("goto");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/goto/);
  };

  test("[row 1] [browser 2] that is forbidden costs nothing but memory", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }
    });
    await useTheSite(page);
  });

  test("[row 1] [browser 3] that is full costs nothing but memory", async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await useTheSite(page);
  });

  test("[row 1] [browser 3] with a value that means nothing is mended", async ({ page }) => {
    await page.goto("/");
    for (const value of ["banana", '{"theme":"dark"}', "x".repeat(1_000_000)]) {
      await page.evaluate((text) => localStorage.setItem("theme", text), value);
      await page.reload({ waitUntil: "commit" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
      expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
    }
  });
});

test.describe("a page that a translator has changed before the app is there", () => {
  // React says that the text is not its own, and renders the page itself.
  test.use({ expectedErrors: [/Minified React error #4(18|23|25)/] });

  test("keeps all of its text, also what React would leave to the server", async ({ page }) => {
    await page.goto(clock);
    const sections = page.locator("article > div section");
    const texts = await sections.allTextContents();
    await page.evaluate(() => {
      for (const heading of document.querySelectorAll("h1, h2")) {
        heading.innerHTML = `<font>${heading.textContent}!</font>`;
      }
    });
    const translated = await sections.allTextContents();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: "Clock", exact: true })).toBeVisible();
    // What is the server's stays as the translator has left it.
    await expect.poll(() => sections.allTextContents()).toEqual(translated);
    expect(translated.map((text) => text.replace("!", ""))).toEqual(texts);
  });
});

test("[browser 25] a hash is data: it breaks nothing, whatever it holds", async ({ page }) => {
  await page.goto(`${clock}#%`);
  await hydrated(page);
  for (const hash of ["#%E0%A4%A", "#a'b", "#:x", "#[x=", "#日本", "#%E6%97%A5", "#"]) {
    await page.evaluate((value) => (window.location.hash = value), hash);
    await expect(page.getByRole("heading", { level: 1, name: "Clock" })).toBeVisible();
  }
  await follow(page, "/docs/api/request#%");
  await expect(page.getByRole("heading", { level: 1, name: "Request" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("[row 6] [browser 25] Back gives the place back, also where the address has a hash; a query moves nothing", async ({
  page,
}) => {
  await page.goto("/docs/api/page");
  await hydrated(page);
  await follow(page, "/docs/api/page#goto");
  await expect(page.getByRole("heading", { name: /^goto/ })).toBeInViewport();
  await page.mouse.wheel(0, 500);
  const position = await readingPosition(page);
  await leaveAndReturn(page);
  await expect(page.getByRole("heading", { level: 1, name: "Page" })).toBeAttached();
  await expectReadingPosition(page, position);
  await follow(page, "/docs/api/page?a=1#goto");
  await expect(page).toHaveURL(/\?a=1#goto$/);
  await expectReadingPosition(page, position);
});

test("[row 6] a reload, and Back from another site's page, give the place on a long page back", async ({
  page,
}) => {
  await page.goto("/docs/api/page#get_by_title");
  const heading = page.getByRole("heading", { name: /^get_by_title/ });
  await expect(heading).toBeInViewport();
  await page.mouse.wheel(0, 120);
  await hydrated(page);
  await settle(page);
  const wanted = await topOf(heading);
  await page.reload();
  await expect.poll(async () => Math.abs((await topOf(heading)) - wanted)).toBeLessThan(5);
  await page.goto("about:blank");
  await page.goBack();
  await expect.poll(async () => Math.abs((await topOf(heading)) - wanted)).toBeLessThan(5);
});

test("[row 6] Forward gives the place back, though the page before was rendered late", async ({
  page,
}) => {
  await page.goto("/docs/article/guides/locators");
  await hydrated(page);
  await page.mouse.wheel(0, 900);
  await settle(page);
  await follow(page, "/docs/api/browser_context");
  await expect(page.getByRole("heading", { level: 1, name: "BrowserContext" })).toBeInViewport();
  await page.mouse.wheel(0, 3000);
  await settle(page);
  await page.route("**/page-data/docs/article/guides/locators/*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.reload();
  await hydrated(page);
  const position = await readingPosition(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Locators" })).toBeAttached();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "BrowserContext" })).toBeAttached();
  await expectReadingPosition(page, position, 5);
});

test("the option that the address leads to is marked, and no other", async ({ page }) => {
  const marked = "rgb(253, 240, 201)";
  await page.goto("/docs/api/page#screenshot-fullPage");
  await expect(page.locator("#screenshot-fullPage")).toHaveCSS("background-color", marked);
  await hydrated(page);
  await follow(page, "/docs/api/page#screenshot-quality");
  await expect(page.locator("#screenshot-quality")).toHaveCSS("background-color", marked);
  await expect(page.locator("#screenshot-fullPage")).not.toHaveCSS("background-color", marked);
});

test.describe("a page that is slow to come", () => {
  const bar = (page: Page) => page.getByRole("progressbar");
  const delay = (page: Page, name: string) =>
    page.route(`**/page-data/docs/api/${name}/*`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue();
    });

  /** Until the page is there: a link that is followed before puts its address in the place of this one. */
  const comeTo = async (page: Page, address: string, title: RegExp) => {
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(title);
  };

  test("[row 5] [row 6] stays away, and its bar goes, once its reader has left it", async ({
    page,
  }) => {
    await page.goto(guide);
    await hydrated(page);
    await comeTo(page, clock, /Clock/);
    for (const [slow, leave, address] of [
      ["mouse", () => follow(page, `${clock}?x=1`), `${clock}?x=1`],
      ["dialog", () => page.goBack(), clock],
      ["touchscreen", () => follow(page, "/docs/api/keyboard"), "/docs/api/keyboard"],
    ] as const) {
      await delay(page, slow);
      const answered = page.waitForResponse(`**/page-data/docs/api/${slow}/page-data.json`);
      await follow(page, `/docs/api/${slow}`);
      await expect(bar(page)).toBeVisible();
      await leave();
      await expect(page).toHaveURL(address);
      await expect(bar(page)).toHaveCount(0);
      await answered;
      // Longer than the page takes to be rendered.
      await page.waitForTimeout(500);
      await expect(page).toHaveURL(address);
      await expect(page).not.toHaveTitle(/Mouse|Dialog|Touchscreen/);
    }
  });

  test("[row 5] shows the bar when Back leads to it", async ({ page }) => {
    await page.goto(guide);
    await hydrated(page);
    await comeTo(page, "/docs/api/mouse", /Mouse/);
    await comeTo(page, clock, /Clock/);
    // Before the pointer can rest on a link that leads there, whose page would be fetched at once.
    await delay(page, "mouse");
    await page.reload();
    await hydrated(page);
    await page.evaluate(() => history.back());
    await expect(bar(page)).toBeVisible();
    await expect(page).toHaveTitle(/Mouse/);
    await expect(bar(page)).toHaveCount(0);
  });
});

test("[row 6] what is scrolled before the app is there stays so, and Back gives that place back", async ({
  page,
}) => {
  await page.goto("/docs/api/locator#click");
  const heading = page.getByRole("heading", { name: /^click/ });
  await expect(heading).toBeInViewport();
  const wanted = (await topOf(heading)) - 600;
  await page.mouse.wheel(0, 600);
  await expect(page.locator("html")).toHaveAttribute(hydratedMark, "");
  await settle(page);
  expect(Math.abs((await topOf(heading)) - wanted)).toBeLessThan(20);
  await leaveAndReturn(page);
  await expectPosition(page, heading, wanted);
});

test("[row 6] Back gives the place back on a long page that was left before all of it was laid out", async ({
  page,
}) => {
  await page.goto("/docs/api/page#wait_for_load_state");
  const heading = page.getByRole("heading", { name: /^wait_for_load_state/ });
  await expect(heading).toBeInViewport();
  await hydrated(page);
  const wanted = await topOf(heading);
  await leaveAndReturn(page);
  await expectPosition(page, heading, wanted);
});

test("[browser 25] the app goes on after Back and Forward between whole loads", async ({
  page,
}) => {
  await page.goto(clock);
  await page.goto(guide);
  await page.goBack();
  await hydrated(page);
  await page.goForward();
  await hydrated(page);
  await page.getByRole("button", { name: /switch to dark/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("[row 7] [browser 11] pointing at links fetches nothing for a reader who saves data", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true, effectiveType: "4g" },
    });
  });
  await page.goto(clock);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const sidebar = page.getByRole("navigation", { name: "API reference" });
  await sidebar.getByRole("link", { name: "BrowserContext" }).hover();
  await sidebar.getByRole("link", { name: "BrowserType" }).focus();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Search/ })
    .hover();
  await page.getByRole("main").getByRole("link", { name: "Page#clock" }).first().hover();
  // Longer than a preview waits before it opens.
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
});

test.describe("what crashes", () => {
  test.use({ expectedErrors: [/TypeError|error occurred|Error: |React error/] });

  test("[row 10] [browser 24] a page: its place says so, and the layout stays", async ({
    page,
  }) => {
    await page.goto(clock);
    await hydrated(page);
    await page.route("**/page-data/docs/api/request/page-data.json", async (route) => {
      const data = (await (await route.fetch()).json()) as { result: object };
      await route.fulfill({ json: { ...data, result: { ...data.result, data: null } } });
    });
    await follow(page, "/docs/api/request");
    await expect(page.getByRole("heading", { level: 1, name: "This page crashed." })).toBeVisible();
    await expect(page).toHaveTitle(/^Page Error/);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "This page crashed." })).toBeVisible();
    await page
      .getByRole("navigation", { name: "API reference" })
      .getByRole("link", { name: "Page", exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Page", exact: true })).toBeVisible();
  });

  test("[row 10] [browser 24] the layout: the page says so alone", async ({ page }) => {
    await page.route("**/page-data/sq/d/*.json", (route) => route.fulfill({ json: { data: {} } }));
    await page.goto(clock);
    await stir(page);
    await expect(
      page.getByRole("heading", { name: "This page crashed", exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await page.getByRole("button", { name: "Try again" }).focus();
  });
});

test.describe("under another base than the site was built for", () => {
  test.use({ expectedErrors: [/404 \(Not Found\)|request to http/] });

  test("[row 11] [browser 23] the home page names the base that is right", async ({
    page,
    baseURL,
    request,
  }) => {
    const home = await (await request.get("/")).text();
    expect(home.replace(/<script[\s\S]*?<\/script>/g, "")).not.toContain("served under");
    const server = await serveUnder("/sub", baseURL ?? "");
    await page.goto(`${server.origin}/sub/`);
    await stir(page);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      'built to be served under "/", but it is served under "/sub/"',
    );
    await page.goto(`${server.origin}/sub/docs/api/clock`);
    await stir(page);
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Part of this page");
    await server.close();
  });
});

test("[browser 22] a worker that a former site left takes itself away", async ({ page }) => {
  await page.goto(clock);
  for (const path of ["/sw.js", "/service-worker.js"]) {
    await page.evaluate(async (script) => {
      await caches.open("of a former site");
      await navigator.serviceWorker.register(script);
    }, path);
    const left = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()),
        ...(await caches.keys()),
      ]);
    await expect.poll(left, path).toEqual([]);
    await expect(page.getByRole("heading", { level: 1, name: "Clock" })).toBeVisible();
  }
});

test("[browser 26] a clock that shows another century changes nothing", async ({ page }) => {
  for (const year of [1999, 2099]) {
    await page.clock.setFixedTime(new Date(`${year}-12-31T23:59:59`));
    await page.goto(guide);
    await hydrated(page);
    await expect(page.getByText(/Last updated/)).not.toContainText(String(year));
  }
});

test("[browser 26] navigation does not pile up memory", async ({ page }) => {
  await page.goto(clock);
  await hydrated(page);
  const paths = ["/docs/api/request", "/docs/api/response", clock];
  const tour = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const path of paths) {
        await follow(page, path);
        await page.waitForURL(path);
      }
    }
  };
  // Its first rounds take up to 1 MB once, and the next ones nothing.
  await tour(4);
  const before = await heapSize(page);
  await tour(5);
  // 15 navigations: a page that is kept for each would be several MB, 20 MB for 1000 are 0.3.
  // Polled, because the last page may still be rendered.
  await expect.poll(async () => ((await heapSize(page)) - before) / 1e6).toBeLessThan(1);
});

async function heapSize(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize;
}

/** Goes to another page by a link, and Back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await follow(page, clock);
  await expect(page.getByRole("heading", { level: 1, name: "Clock" })).toBeInViewport();
  await page.goBack();
}

/** Expects a heading of a page that was returned to where it was in the window, to 20 CSS pixels. */
async function expectPosition(page: Page, heading: Locator, wanted: number): Promise<void> {
  await expect(heading).toBeAttached();
  await settle(page);
  await expect.poll(async () => Math.abs((await topOf(heading)) - wanted)).toBeLessThan(20);
}

/** Returns how far below the window's upper edge an element begins, in CSS pixels; endless where it is not laid out. */
async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Infinity;
}

test.describe("in a browser of some years ago", () => {
  test("[browser 21] the menus open, the search finds and tabs follow", async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
      Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
      Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
      Reflect.deleteProperty(window, "requestIdleCallback");
    });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(guide);
    await hydrated(page);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const panel = page.getByRole("dialog", { name: "Site menu" });
    await expect(panel).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(panel).toBeHidden();
    await page.getByRole("tab", { name: "Minitest" }).first().click();
    const loads = countLoads(page);
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Search/ })
      .click();
    await page.getByRole("combobox").fill("screenshot");
    await page.getByRole("option").first().click();
    await expect(page).toHaveURL(/screenshot/);
    expect(loads()).toBe(0);
  });
});
