import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

/** How long files may still come after what asks for them, in ms. */
const lastsFor = 2000;

/** Bytes after gzip of each file that a page loads for what is done with it, and of all of them. */
export async function weighLoaded(
  page: Page,
  act: () => Promise<unknown>,
): Promise<Record<string, number> & { all: number }> {
  const loaded: Promise<[string, number]>[] = [];
  const onResponse = (response: Response) => loaded.push(weigh(response));
  page.on("response", onResponse);
  await act();
  await page.waitForTimeout(lastsFor);
  page.off("response", onResponse);
  const files = await Promise.all(loaded);
  return { ...Object.fromEntries(files), all: files.reduce((sum, [, bytes]) => sum + bytes, 0) };
}

async function weigh(response: Response): Promise<[string, number]> {
  const name = new URL(response.url()).pathname.replace(/^.*\//, "");
  return [name, gzipSync(await response.body(), { level: 9 }).length];
}
