import type { Page } from "@playwright/test";

/** Counts how often the browser loads a page as a whole from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Goes to another page as a followed link does. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => window.___navigate(to), address);
}

/** Moves the mouse, which starts the app on a page that waits for its reader. */
export async function stir(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
}
