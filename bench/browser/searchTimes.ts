import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

/** Files may still come for so many ms after what asks for them, and results after a key. */
const patience = 2000;

/** Opens a site's search by its key; the bytes after gzip of what it loads for that. */
export async function openSearch(page: Page): Promise<number> {
  const loaded: Promise<number>[] = [];
  const weigh = async (response: Response) => gzipSync(await response.body()).length;
  const onResponse = (response: Response) => loaded.push(weigh(response));
  page.on("response", onResponse);
  await page.keyboard.press("Control+k");
  await page.waitForTimeout(patience);
  page.off("response", onResponse);
  return (await Promise.all(loaded)).reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Returns the milliseconds from an input to the frame from which the first result leads to the place that it ends with;
 * null where that does not change. What a result says below its name may come later.
 */
export async function timeResult(
  page: Page,
  input: () => Promise<void>,
  selector: string,
): Promise<number | null> {
  const watch = await page.evaluateHandle(watchResult, { selector, patience });
  await input();
  return watch.evaluate(({ time }) => time);
}

/** Empties the field that has the focus. */
export async function clearField(page: Page): Promise<void> {
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Backspace");
  await page.waitForTimeout(500);
}

interface Watched {
  selector: string;
  patience: number;
}

/**
 * Runs in the page; in an object, because a promise by itself would be waited for. It asks for a frame only after a
 * change: one that asks for each frame keeps a slowed processor busy with frames that show nothing new.
 */
function watchResult({ selector, patience }: Watched): { time: Promise<number | null> } {
  const placeOf = () => {
    const result = document.querySelector(selector);
    const link = result?.closest("a") ?? result?.querySelector("a");
    return link?.href ?? result?.textContent ?? "";
  };
  let start = 0;
  let last = placeOf();
  let time: number | null = null;
  const onChange = () => {
    const place = placeOf();
    if (place === last) return;
    last = place;
    requestAnimationFrame(() =>
      setTimeout(() => (time = place === "" ? null : performance.now() - start)),
    );
  };
  const changes = new MutationObserver(onChange);
  const watched = { subtree: true, childList: true, characterData: true };
  changes.observe(document.body, { ...watched, attributeFilter: ["href"] });
  return {
    time: new Promise((resolve) => {
      const end = () => {
        changes.disconnect();
        resolve(time);
      };
      // A key where one is pressed, which comes first; else what is put into the field.
      const begin = ({ timeStamp }: Event) => {
        if (start > 0) return;
        start = timeStamp;
        setTimeout(end, patience);
      };
      for (const type of ["keydown", "input"])
        addEventListener(type, begin, { capture: true, once: true });
    }),
  };
}
