import { setTimeout } from "node:timers/promises";
import { errors, type Page } from "@playwright/test";
import { withBrowser } from "../../../bench/browser/openSite";
import { runMain } from "../../../scripts/process/runMain";
import { startPreview, type Preview } from "../fixture/preview";
import { editsOf, watchedPage, type Edit } from "./edits";

/** `npx tsx e2e/authoring/soak/soak.ts 300`: so many edits. */
const edits = Number(process.argv[2] ?? 300);
const limit = 60_000;

/** Edits a preview in every way, one edit after the other, and prints how long each took; one that ends it is an error. */
runMain(async () => {
  const preview = await startPreview();
  try {
    await withBrowser(async (browser) => report(await soak(preview, await browser.newPage())));
  } finally {
    await preview.remove();
  }
});

interface Result {
  kind: string;
  seconds: number;
  isLost: boolean;
}

async function soak(preview: Preview, page: Page): Promise<Result[]> {
  await page.goto(preview.origin + watchedPage, { timeout: 240_000 });
  await page.getByRole("heading", { level: 1 }).waitFor({ timeout: 240_000 });
  await setTimeout(5_000);
  const results: Result[] = [];
  for (const edit of editsOf(preview.site)) {
    if (results.length === edits) break;
    results.push(await timed(page, edit));
    // Now and then before the preview has come to rest.
    await setTimeout(results.length % 3 === 0 ? 100 : 1_500);
    if (!preview.isRunning())
      throw new Error(`Dead after ${results.length} edits.\n${preview.output()}`);
  }
  return results;
}

async function timed(page: Page, edit: Edit): Promise<Result> {
  const start = performance.now();
  edit.write();
  const { shows, hides } = edit;
  const options = { polling: 50, timeout: limit };
  const isLost = await page.waitForFunction(isShown, { shows, hides }, options).then(
    () => false,
    (error: unknown) => {
      if (error instanceof errors.TimeoutError) return true;
      throw error;
    },
  );
  const seconds = (performance.now() - start) / 1000;
  if (isLost || seconds > 5) console.log(`${edit.kind}: ${isLost ? "LOST" : seconds.toFixed(1)}`);
  return { kind: edit.kind, seconds, isLost };
}

/** Runs in the browser. */
function isShown({ shows = "", hides }: Pick<Edit, "shows" | "hides">): boolean {
  const text = document.body.textContent;
  const isHidden = hides === undefined || !text.includes(hides);
  return isHidden && shows.split("\n").every((words) => text.includes(words));
}

/** Prints what came of the edits, none of which ended the preview. */
function report(results: readonly Result[]): void {
  const times = results.map(({ seconds }) => seconds).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(2);
  const lost = results.filter(({ isLost }) => isLost).length;
  console.log(
    `${results.length} edits, 0 deaths, ${lost} lost; edit to screen: median ${at(0.5)} s, 95th ${at(0.95)} s`,
  );
}
