import { hydratedMark } from "../src/shared/dom/appStart";
import { layOut } from "./support/axe";
import { hydrated } from "./support/hydrated";
import { follow, stir } from "./support/loads";
import { expect, test } from "./support/test";

// A trace takes pictures of a page, which has all of it laid out, and moves what is under the pointer.
test.use({ trace: "off" });

const page = "/docs/api/clock";
const longPage = "/docs/api/page";
/** By then, in ms, what follows two frames after a change has happened. */
const settled = 500;

test("a pointer at rest does not start the app, a moved one does", async ({ page: tab }) => {
  await tab.addInitScript(() => {
    addEventListener("pointermove", ({ movementX, movementY }) => {
      document.documentElement.dataset["move"] = `${movementX} ${movementY}`;
    });
  });
  await tab.mouse.move(640, 400);
  await tab.goto(page);
  // What a browser tells a page that has come under a pointer.
  await expect(tab.locator("html")).toHaveAttribute("data-move", "0 0");
  await tab.waitForTimeout(settled);
  await expect(tab.locator("html")).not.toHaveAttribute(hydratedMark);
  await stir(tab);
  await expect(tab.locator("html")).toHaveAttribute(hydratedMark);
});

test("neither the app nor a navigation nor the search has all of a long page laid out", async ({
  page: tab,
}) => {
  const session = await tab.context().newCDPSession(tab);
  await session.send("Performance.enable");
  const laidOut = async () => {
    await tab.waitForTimeout(settled);
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutObjects")?.value ?? 0;
  };
  // By selectors: to find something by its role, Playwright has the page laid out.
  const heading = tab.locator("h1", { hasText: "Page" });
  await tab.goto("/docs/article/getting_started");
  await hydrated(tab);
  await follow(tab, longPage);
  await heading.waitFor();
  const afterNavigation = await laidOut();
  await tab.reload();
  await hydrated(tab);
  const afterStart = await laidOut();
  await tab.keyboard.press("Control+k");
  await tab.locator("dialog[open] [role=combobox]").waitFor();
  const afterSearch = await laidOut();
  await layOut(tab);
  const all = await laidOut();

  for (const count of [afterNavigation, afterStart, afterSearch])
    expect(count).toBeLessThan(all / 4);
});
