import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Browser } from "@playwright/test";
import sharp from "sharp";
import { site } from "../src/config/site";

/**
 * Makes the pictures in `static`: the social card, and what the landing page's script leaves behind, in both colour
 * modes. Run it after a change to `scripts/pictures`; a Chromium is given by `CHROMIUM_PATH` or Playwright's own.
 */
async function renderPictures(): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env["CHROMIUM_PATH"] });
  await renderSocialCard(browser);
  await renderOrder(browser, "light", "static/landing-order.png");
  await renderOrder(browser, "dark", "static/landing-order-dark.png");
  await browser.close();
}

async function renderSocialCard(browser: Browser): Promise<void> {
  const { path, width, height } = site.socialImage;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(pictureUrl("socialCard.html"));
  await writeSmall(await page.screenshot(), `static${path}`);
}

/** Runs the steps of `order.rb` in `content/samples/landing.mdx`. */
async function renderOrder(
  browser: Browser,
  colorScheme: "light" | "dark",
  file: string,
): Promise<void> {
  const viewport = { width: 720, height: 348 };
  const page = await browser.newPage({ viewport, colorScheme, deviceScaleFactor: 2 });
  await page.goto(pictureUrl("teas.html"));
  await page.getByLabel("Sencha").fill("2");
  await page.getByRole("button", { name: "Place order" }).click();
  console.log(await page.getByRole("status").innerText());
  await writeSmall(await page.screenshot(), file);
}

function pictureUrl(name: string): string {
  return pathToFileURL(resolve("scripts/pictures", name)).href;
}

async function writeSmall(png: Buffer, file: string): Promise<void> {
  const { size } = await sharp(png).png({ palette: true, compressionLevel: 9 }).toFile(file);
  console.log(`${file}: ${size} bytes`);
}

void renderPictures();
