import { cutOff, setStyle } from "./support/cutOff";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

test.skip(({ isMobile }) => isMobile);

const clock = "/docs/api/clock";
const guide = "/docs/article/getting_started";

test("[browser 19] paper: no chrome, everything unfolded, light, links with their addresses", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto("/docs/article/guides/versions");
  await page.emulateMedia({ media: "print" });
  for (const role of ["banner", "contentinfo", "navigation"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    "rgb(253, 252, 251)",
  );
  const folded = page.locator("main details:not([open]):visible");
  await expect(folded).not.toHaveCount(0);
  for (const details of await folded.all()) {
    expect(
      (await details.locator(":scope > :not(summary)").first().boundingBox())?.height,
    ).toBeGreaterThan(20);
  }
  const link = page
    .getByRole("main")
    .getByRole("link", { name: /Download the/ })
    .first();
  expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain(
    await link.getAttribute("href"),
  );
  const closing = await page
    .getByRole("main")
    .evaluate((main) => getComputedStyle(main, "::after").content);
  expect(closing).toMatch(/begin with \/ are at https:\/\/[^/]+\.app\./);
  for (const path of [clock, "/"]) {
    await page.goto(path);
    expect(await page.evaluate(cutOff), path).toEqual([]);
  }
  const action = page.getByRole("main").getByRole("link", { name: "Get started" });
  expect(await action.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe(
    "rgba(0, 0, 0, 0)",
  );
});

test("forced colours: the active result is to be seen, and what is marked in all of them", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(guide);
  await hydrated(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("click");
  const results = page.getByRole("option");
  await results.nth(1).waitFor();
  // The page is to be seen behind the dialog.
  const backdrop = await page
    .getByRole("dialog")
    .evaluate((dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor);
  expect(backdrop).toMatch(/, 0\.\d+\)$/);
  const outlines = await results.evaluateAll((options) =>
    options.map((option) => getComputedStyle(option).outlineStyle),
  );
  expect(outlines.slice(0, 2)).toEqual(["solid", "none"]);
  const marked = await results
    .first()
    .locator("[data-part=name] mark")
    .evaluate((mark) => getComputedStyle(mark).outlineStyle);
  expect(marked).toBe("solid");
});

test("[browser 19] forced colours: focus, the current place and controls are to be seen", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(guide);
  await hydrated(page);
  const docs = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Docs" });
  await docs.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  const look = await docs.evaluate((link) => {
    const { outlineStyle, outlineColor, textDecorationLine } = getComputedStyle(link);
    const background = getComputedStyle(document.body).backgroundColor;
    return { outlineStyle, textDecorationLine, stands: outlineColor !== background };
  });
  expect(look).toEqual({ outlineStyle: "solid", textDecorationLine: "underline", stands: true });
  const tab = page.getByRole("tab", { selected: true }).first();
  expect(await tab.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe(
    "underline",
  );
  const drawing = page
    .getByRole("img", { name: /Ruby process/ })
    .locator("text")
    .first();
  expect(await drawing.evaluate((text) => getComputedStyle(text).fill)).toBe(
    await page.evaluate(() => getComputedStyle(document.body).color),
  );
  const icons = await page.locator("header svg[data-icon]:visible").evaluateAll((drawings) => {
    const background = getComputedStyle(document.body).backgroundColor;
    return drawings.map((drawing) => getComputedStyle(drawing).color !== background);
  });
  expect(icons.length).toBeGreaterThan(3);
  expect(icons).not.toContain(false);
  const buttons = page.getByRole("button", { name: /^(Copy code|Checked)$/ });
  const grounds = await buttons.evaluateAll((found) =>
    found.map((button) => getComputedStyle(button, "::before").backgroundColor),
  );
  expect(new Set(grounds)).toEqual(
    new Set([await buttons.first().evaluate((button) => getComputedStyle(button).color)]),
  );
  await page.goto("/");
  const start = page.getByRole("main").getByRole("link", { name: "Get started" });
  const {
    color,
    ground,
    page: canvas,
  } = await start.evaluate((link) => ({
    color: getComputedStyle(link).color,
    ground: getComputedStyle(link).backgroundColor,
    page: getComputedStyle(document.body).backgroundColor,
  }));
  // Behind text the browser draws the page's own ground, whatever the button has.
  expect(color).not.toBe(canvas);
  expect(color).not.toBe(ground);
});

for (const mode of ["light", "dark"] as const) {
  test(`[browser 19] more contrast: muted text and hairlines are as strong as the others in ${mode} mode`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), mode);
    await page.emulateMedia({ contrast: "more" });
    await page.goto(clock);
    const colors = await page.evaluate(() => {
      const colorOf = (selector: string) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element).color : "nothing";
      };
      return [
        colorOf("main h1"),
        colorOf("footer p"),
        colorOf("header summary, header a[href='/search']"),
      ];
    });
    expect(new Set(colors).size).toBe(1);
  });
}

test("[browser 18] less motion: nothing takes longer than a millisecond, and nothing scrolls smoothly", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(guide);
  const slow = await page.evaluate(
    () =>
      [...document.querySelectorAll("*")].filter((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        const longest = Math.max(
          ...`${transitionDuration},${animationDuration}`.split(",").map(parseFloat),
        );
        return longest > 0.001 || scrollBehavior === "smooth";
      }).length,
  );
  expect(slow).toBe(0);
});

const kinds = [
  "/",
  guide,
  clock,
  "/docs/article/guides/versions",
  "/docs/article/api_coverage",
  "/docs/api",
  "/docs/api/api_request_context",
  "/search",
];

/** The demands of WCAG 2.2 on a page, each as a style and a width of the window. */
const demands = {
  "400 % zoom of a window of 1280 pixels": { width: 320, height: 256, style: "" },
  "text of twice the size": { width: 1280, height: 800, style: "html { font-size: 200% }" },
  "text of twice the size on a phone": {
    width: 360,
    height: 800,
    style: "html { font-size: 200% }",
  },
  "wide spacing of text": {
    width: 390,
    height: 844,
    style:
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  },
} as const;

/** Chromium tells a wrong size of what it has not laid out, when first asked after a change of style. */
const allLaidOut = "* { content-visibility: visible !important }";

test("[browser 20] nothing is lost where text is larger, and only code and tables scroll sideways", async ({
  page,
}) => {
  for (const path of kinds) {
    await page.goto(path);
    for (const [name, { width, height, style }] of Object.entries(demands)) {
      await page.setViewportSize({ width, height });
      await page.evaluate(setStyle, `${allLaidOut} ${style}`);
      expect.soft(await page.evaluate(cutOff), `${path} with ${name}`).toEqual([]);
    }
  }
});
