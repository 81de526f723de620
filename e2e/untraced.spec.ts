import { layOut } from "./support/axe";
import { hydrated } from "./support/hydrated";
import { follow } from "./support/loads";
import { expect, test } from "./support/test";

// A trace takes pictures of a page, which has all of it laid out.
test.use({ trace: "off" });

const longPage = "/docs/api/page";
/** By then, in ms, the contents have looked for the heading that is read: two frames after a change. */
const settled = 500;

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
