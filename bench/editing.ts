import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { runMain } from "../scripts/process/runMain";
import { withBrowser } from "./browser/withBrowser";
import { growSite } from "./growth/growSite";
import { measureCommand } from "./growth/measureCommand";
import { benchPort, rounds } from "./measuredPages";

/** `npx tsx bench/editing.ts 2000`: so many pages. */
const pages = Number(process.argv[2] ?? 0);
const folder = join(process.env["BENCH_FOLDER"] ?? tmpdir(), `docs-editing-${pages}`);
const path = "/docs/article/guides/files";
const file = join(folder, `content${path}.mdx`);

/** Prints what an author waits for: a build after an edit, and in `develop` an edit until it is on the screen. */
runMain(async () => {
  growSite(folder, pages);
  const clean = await measureCommand("npm run build", folder);
  edit("Edited for the build.");
  const after = await measureCommand("npm run build", folder);
  console.table({ "clean build": clean, "build after an edit": after });
  const times = await editsInDevelop();
  console.log(`develop, edit to screen (ms): ${times.map(Math.round).join(", ")}`);
});

function edit(sentence: string): void {
  const text = readFileSync(file, "utf8").replace(/\n+(Edited [^\n]*\n)?$/, "");
  writeFileSync(file, `${text}\n\n${sentence}\n`);
}

async function editsInDevelop(): Promise<number[]> {
  const args = ["node_modules/gatsby/cli.js", "develop", "--port", String(benchPort)];
  const server = spawn(process.execPath, args, { cwd: folder, stdio: "ignore", detached: true });
  try {
    return await withBrowser(async (browser) => {
      const page = await browser.newPage();
      await openWhenReady(page);
      const times: number[] = [];
      for (let count = 1; count <= rounds; count += 1) times.push(await timeEdit(page, count));
      return times;
    });
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid);
  }
}

async function openWhenReady(page: Page): Promise<void> {
  const url = `http://localhost:${benchPort}${path}`;
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await page.goto(url).catch(() => null);
    if (answer?.ok()) break;
    await page.waitForTimeout(1000);
  }
  await page.getByText("Edited for the build.").waitFor({ timeout: 120_000 });
  await page.waitForTimeout(5000);
}

/** The page is asked in each frame: a locator that has waited for a while looks for a text every half second. */
async function timeEdit(page: Page, count: number): Promise<number> {
  const sentence = `Edited for the ${count}th time.`;
  const start = performance.now();
  edit(sentence);
  await page.waitForFunction(
    (wanted) => document.querySelector("main")?.textContent.includes(wanted),
    sentence,
    { polling: "raf", timeout: 60_000 },
  );
  const time = performance.now() - start;
  await page.waitForTimeout(3000);
  return time;
}
