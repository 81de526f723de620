import type { Page } from "@playwright/test";

/** Tells the opacity of the open dialog, and of what it has behind it, in the frame that follows the event of an act. */
export async function opacityInFrame(
  page: Page,
  event: "click" | "keydown",
  act: () => Promise<void>,
): Promise<(string | undefined)[]> {
  const watch = await page.evaluateHandle(watchFrame, event);
  await act();
  return watch.evaluate(({ opacities }) => opacities);
}

/** Runs in the page. */
function watchFrame(event: string): { opacities: Promise<(string | undefined)[]> } {
  const look = () => {
    const dialog = document.querySelector("dialog[open]");
    if (dialog === null) return [undefined];
    return [null, "::backdrop"].map((part) => getComputedStyle(dialog, part).opacity);
  };
  const opacities = new Promise<(string | undefined)[]>((resolve) => {
    const lookInFrame = () => requestAnimationFrame(() => resolve(look()));
    window.addEventListener(event, lookInFrame, { capture: true });
  });
  return { opacities };
}
