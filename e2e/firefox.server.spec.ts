import { expect, test } from "@playwright/test";
import { findFirefox } from "../scripts/browser/findFirefox";
import { hydratedMark } from "../src/shared/dom/appStart";
import type { DrivenPage } from "./support/drivenPage";
import { openFirefox } from "./support/openFirefox";

const firefox = findFirefox();

test.skip(firefox === null, "No Firefox is installed here: apt-get install firefox-esr");
// One browser for all: a start takes seconds.
test.describe.configure({ mode: "serial", timeout: 120_000 });

let page: DrivenPage;

test.beforeAll(async () => {
  page = await openFirefox(firefox ?? "");
});

test.afterAll(() => page.close());

test.afterEach(() => {
  expect(page.takeMessages(), "the console of Firefox").toEqual([]);
});

const guide = "/docs/article/getting_started";

for (const [path, heading] of [
  ["/", "Drive real browsers"],
  [guide, "Getting started"],
  ["/docs/article/guides/versions", ""],
  ["/docs/api", "API"],
  ["/docs/api/clock", "Clock"],
  ["/search?q=click", "Search"],
] as const) {
  test(`${path} opens in Firefox, fetches ahead and becomes alive`, async ({ baseURL }) => {
    await page.open(`${baseURL}${path}`);
    await expectHeading(heading);
    // What is fetched ahead comes after the page is painted.
    await expect.poll(() => page.evaluate(scriptsFetched)).toBeGreaterThan(3);
    await hydrate();
    await expectHeading(heading);
  });
}

test("the search leads to a member in Firefox, and Back to the page before", async ({
  baseURL,
}) => {
  await page.open(`${baseURL}/docs/api/clock`);
  await hydrate();
  await page.press("Control", "k");
  await expect.poll(() => page.evaluate("document.activeElement.role")).toBe("combobox");
  await page.type("screenshot");
  await expectThere('[role="option"]');
  await page.press("Enter");
  await expect.poll(() => page.evaluate("location.hash")).toContain("screenshot");
  await page.back();
  await expectHeading("Clock");
});

test("a link, the colour mode and a tab answer in Firefox, and the choices survive a reload", async ({
  baseURL,
}) => {
  await page.open(`${baseURL}/docs/api/clock`);
  await hydrate();
  await page.evaluate('document.body.setAttribute("data-same-document", "")');
  await page.click(`header a[href="${guide}"]`);
  await expectHeading("Getting started");
  await expectThere("body[data-same-document]");
  await page.open(`${baseURL}${guide}`);
  await hydrate();
  await page.click("header button[data-needs-script]");
  await page.click('main [role="tab"]:nth-child(2)');
  await page.open(`${baseURL}${guide}`);
  await expectThere('html[data-theme="dark"]');
  await expectThere('main [role="tab"]:nth-child(2)[aria-selected="true"]');
});

const scriptsFetched =
  'performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length';

async function expectHeading(text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate('document.querySelector("h1")?.textContent'))
    .toContain(text);
}

async function expectThere(selector: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(`document.querySelector(${JSON.stringify(selector)}) !== null`))
    .toBe(true);
}

/** Has the app start, as the first press of a key does; one that comes while Firefox changes processes is lost. */
async function hydrate(): Promise<void> {
  const isHydrated = `document.documentElement.hasAttribute("${hydratedMark}")`;
  await expect(async () => {
    await page.press("Shift");
    await expect.poll(() => page.evaluate(isHydrated), { timeout: 3_000 }).toBe(true);
  }).toPass({ timeout: 20_000 });
}
