// [row 9]
import type { Page, Route } from "@playwright/test";
import { violations } from "./support/axe";
import { patience } from "../src/hydration/startScript";
import { countLoads, follow, stir } from "./support/loads";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

// What fails fails alike on a phone.
test.skip(({ isMobile }) => isMobile);

const docChunk = /\/component---src-templates-reference-tsx-[^/]*\.js$/;
const clock = "/docs/api/clock";
const request = "/docs/api/request";
/** For a visit that starts there, and for one that comes there. */
const dataOfRequest = /\/page-data(?:\/hydration)?\/docs\/api\/request(?:\/page-data)?\.json/;

const fault = (page: Page) => page.getByRole("main").getByRole("alert");
const retry = (page: Page) => fault(page).getByRole("button", { name: "Retry" });

test.describe("when files are missing", () => {
  test.use({
    expectedErrors: [
      /404 \(Not Found\)|500 \(|ChunkLoadError|Loading chunk|Not rendering|SyntaxError|Unexpected end of input/,
    ],
  });

  test("[browser 5] a chunk that a link needs: one full load, query and hash kept, a red box, Retry", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    await page.route(docChunk, (route) => route.fulfill({ status: 404 }));
    const loads = countLoads(page);
    await follow(page, `${clock}?a=1#pause_at`);
    await page.waitForURL(`${clock}?a=1#pause_at`);
    await stir(page);
    await expect(fault(page)).toContainText("/docs/api/clock could not be loaded.");
    await expect(fault(page)).toContainText(/Loading chunk/);
    await expect(page.getByRole("heading", { name: /^pause_at/ })).toBeInViewport();
    expect(loads()).toBe(1);
    await page.unroute(docChunk);
    await retry(page).click();
    await hydrated(page);
    await expect(fault(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/api\/clock\?a=1#pause_at$/);
  });

  test("[browser 6] a chunk that the first page needs: one reload, then the box over the text", async ({
    page,
  }) => {
    await page.route(docChunk, (route) => route.fulfill({ status: 404 }));
    const loads = countLoads(page);
    await page.goto(clock);
    await stir(page);
    await expect.poll(loads).toBe(2);
    // A sign given while the page is being replaced reaches neither page.
    await expect(async () => {
      await stir(page);
      await expect(retry(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole("heading", { level: 1, name: "Clock" })).toBeVisible();
    expect(loads()).toBe(2);
  });

  for (const [name, answer] of [
    ["404", { status: 404 }],
    ["a page of HTML", { status: 200, contentType: "text/html", body: "<!doctype html>" }],
  ] as const) {
    test(`[browser 7] data that answer with ${name}: one full load, then the box`, async ({
      page,
    }) => {
      await page.goto(clock);
      await hydrated(page);
      await page.route(dataOfRequest, (route) => route.fulfill(answer));
      const loads = countLoads(page);
      await follow(page, `${request}?a=1#headers`);
      await page.waitForURL(`${request}?a=1#headers`);
      await stir(page);
      await expect(fault(page)).toContainText("/docs/api/request could not be loaded.");
      await expect(page.getByRole("heading", { level: 1, name: "Request" })).toBeVisible();
      expect(loads()).toBe(1);
    });
  }

  test("[browser 7] a server that answers all data with 500: few requests, then the box", async ({
    page,
  }) => {
    await page.goto(clock);
    await hydrated(page);
    let asked = 0;
    await page.route("**/page-data/**", (route) => {
      asked += 1;
      return route.fulfill({ status: 500 });
    });
    await follow(page, request);
    await page.waitForURL(request);
    await stir(page);
    await expect(retry(page)).toBeVisible();
    // Of two loads: the page's data once, those of the build four times, and what the start script fetches.
    expect(asked).toBeLessThan(20);
  });

  for (const [name, answer] of [
    ["is missing", (route: Route) => route.fulfill({ status: 404 })],
    [
      "ends in its middle",
      async (route: Route) => {
        const body = await (await route.fetch()).text();
        await route.fulfill({ contentType: "text/javascript", body: body.slice(0, 1_000) });
      },
    ],
    ["never comes", () => undefined],
  ] as const) {
    test(`[browser 4] the app's script ${name}: the text is read, links lead on, and a box says so`, async ({
      page,
    }) => {
      await page.route(/\/app-[^/]*\.js$/, answer);
      await page.clock.install();
      // A script that never comes, asked for before the end of loading, holds `load` back.
      await page.goto(clock, { waitUntil: "domcontentloaded" });
      await stir(page);
      await page
        .getByRole("banner")
        .getByRole("link", { name: /^Search/ })
        .click();
      // Held until it is known that the app does not come, and then a link like any other.
      await afterPatience(page, () => expect(page).toHaveURL("/search", { timeout: 500 }));
      await stir(page);
      await afterPatience(page, () => expect(retry(page)).toBeVisible({ timeout: 500 }));
      await expect(fault(page)).toContainText("Part of this page could not be loaded.");
      const docs = page.getByRole("banner").getByRole("link", { name: "Docs" });
      await docs.click();
      await expect(page).not.toHaveURL("/search");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

for (const [name, file] of [
  ["the app's script", /\/app-[^/]*\.js$/],
  ["the app's data", /\/page-data\/app-data\.json/],
] as const) {
  test(`[browser 4] ${name} after the box has said that something is missing: the page becomes alive as it is`, async ({
    page,
  }) => {
    const held: Route[] = [];
    await page.route(file, (route) => void held.push(route));
    await page.clock.install();
    await page.goto(clock, { waitUntil: "domcontentloaded" });
    await stir(page);
    await afterPatience(page, () => expect(retry(page)).toBeVisible({ timeout: 500 }));
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.map((route) => route.continue()));
    await hydrated(page);
    await expect(fault(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Clock");
  });
}

/** Lets the time pass after which the page expects no script any more, counted from the last that came. */
async function afterPatience(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(patience);
    await holds();
  }).toPass();
}

test("[browser 8] data of another build: one reload, and no second one", async ({ page }) => {
  await page.route("**/page-data/app-data.json", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "of another build" } }),
  );
  const loads = countLoads(page);
  await page.goto(clock);
  await stir(page);
  await expect.poll(loads).toBe(2);
  await page.waitForLoadState();
  await hydrated(page);
  await follow(page, request);
  await page.waitForURL(request);
  await hydrated(page);
  expect(loads()).toBe(3);
});

test.describe("without a network", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("[browser 9] a link that is the first thing pressed leaves the reader on the page as well", async ({
    page,
    context,
  }) => {
    await page.goto(clock);
    await context.setOffline(true);
    // By key: a pointer on its way there shows the box, which moves the link from under it.
    await page.getByRole("link", { name: "Next" }).press("Enter");
    await expect(fault(page)).toContainText("check your network connection");
    await expect(page).toHaveURL(clock);
    await context.setOffline(false);
    await retry(page).click();
    await expect(page).not.toHaveURL(clock);
  });

  test("[browser 9] a link leaves the reader on the page, and works after reconnecting", async ({
    page,
    context,
  }) => {
    await page.goto(clock);
    await hydrated(page);
    await context.setOffline(true);
    await follow(page, `${request}#headers`);
    await expect(fault(page)).toContainText("/docs/api/request could not be loaded.");
    await expect(fault(page)).toContainText("check your network connection");
    expect(await violations(page, "main [role=alert]")).toEqual([]);
    await expect(page).toHaveURL(clock);
    await expect(page.getByRole("heading", { level: 1, name: "Clock" })).toBeVisible();
    await retry(page).click();
    await expect(fault(page)).toContainText("still cannot be reached");
    await context.setOffline(false);
    await retry(page).click();
    await expect(page).toHaveURL(`${request}#headers`);
    // The link itself works as well.
    await hydrated(page);
    await context.setOffline(true);
    await follow(page, "/docs/api/response");
    await expect(retry(page)).toBeVisible();
    await context.setOffline(false);
    await follow(page, "/docs/api/response");
    await expect(page.getByRole("heading", { level: 1, name: "Response" })).toBeVisible();
  });
});
