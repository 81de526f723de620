import { expect, test } from "@playwright/test";
import { findOther, otherBrowsers } from "../scripts/browser/otherBrowsers";
import { hydratedMark } from "../src/shared/dom/appStart";
import { cutOff, setStyle } from "./support/cutOff";
import type { DrivenPage } from "./support/drivenPage";
import { openFirefox } from "./support/openFirefox";
import { openWebKit } from "./support/openWebKit";

const browsers = [
  { name: "Firefox", browser: otherBrowsers.Firefox, start: openFirefox },
  { name: "WebKit", browser: otherBrowsers.WebKit, start: openWebKit },
];

const guide = "/docs/article/getting_started";
const kinds = [
  ["/", "Drive real browsers"],
  [guide, "Getting started"],
  ["/docs/article/guides/versions", ""],
  ["/docs/api", "API"],
  ["/docs/api/clock", "Clock"],
  ["/search?q=click", "Search"],
] as const;

for (const { name, browser, start } of browsers) {
  test.describe(name, () => {
    const program = findOther(browser);
    test.skip(
      program === null,
      `No ${name} is installed here: apt-get install ${browser.packages.join(" ")}`,
    );
    // One browser for all: a start takes seconds.
    test.describe.configure({ mode: "serial", timeout: 120_000 });

    let page: DrivenPage;

    test.beforeAll(async () => {
      page = await start(program ?? "");
    });

    test.afterAll(() => page.close());

    test.afterEach(async () => {
      expect(await page.takeMessages(), `the console of ${name}`).toEqual([]);
    });

    for (const [path, heading] of kinds) {
      test(`${path} opens, fetches ahead and becomes alive`, async ({ baseURL }) => {
        await page.open(`${baseURL}${path}`);
        await expectHeading(heading);
        // What is fetched ahead comes after the page is painted.
        await expect.poll(() => page.evaluate(scriptsFetched)).toBeGreaterThan(3);
        await hydrate();
        await expectHeading(heading);
        await page.evaluate(`(${setStyle.toString()})("html { font-size: 200% }")`);
        expect(await page.evaluate(`(${cutOff.toString()})()`), "text of twice the size").toEqual(
          [],
        );
      });
    }

    test("the search leads to a member, and Back to the page before", async ({ baseURL }) => {
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

    test("a link, the colour mode and a tab answer, and the choices survive a reload", async ({
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

    async function expectHeading(text: string): Promise<void> {
      const heading = 'document.querySelector("h1")?.textContent';
      await expect.poll(() => page.evaluate(heading)).toContain(text);
    }

    async function expectThere(selector: string): Promise<void> {
      const isThere = `document.querySelector(${JSON.stringify(selector)}) !== null`;
      await expect.poll(() => page.evaluate(isThere)).toBe(true);
    }

    /** Has the app start, as the first press of a key does; one that comes while a browser changes processes is lost. */
    async function hydrate(): Promise<void> {
      const isHydrated = `document.documentElement.hasAttribute("${hydratedMark}")`;
      await expect(async () => {
        await page.press("Shift");
        await expect.poll(() => page.evaluate(isHydrated), { timeout: 3_000 }).toBe(true);
      }).toPass({ timeout: 20_000 });
    }
  });
}

const scriptsFetched =
  'performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length';
