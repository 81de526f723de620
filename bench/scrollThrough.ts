import type { Page } from "@playwright/test";
import { percentile } from "./median";
import { readRecords } from "./recordTimes";

const turns = 60;
const turnHeight = 400;

/** A frame that takes longer was dropped, with a little room for the clock. */
const frameTime = 1000 / 60 + 2;

interface FrameTimes {
  frames: number;
  p50: number;
  p95: number;
  longest: number;
  "late, %": number;
  "layout shift": number;
}

/** Opens a page and turns the wheel down through it: the times between frames, and what moved by itself. */
export async function scrollThrough(page: Page, address: string): Promise<FrameTimes> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address, { waitUntil: "load" });
  await page.mouse.move(400, 400);
  await page.waitForTimeout(8000);
  await page.evaluate(readRecords);
  const frames = page.evaluate(recordFrames, turns * 50);
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, turnHeight);
    await page.waitForTimeout(50);
  }
  const times = await frames;
  const { shifts } = await page.evaluate(readRecords);
  const at = (part: number) => percentile(times, part);
  const late = times.filter((time) => time > frameTime).length;
  return {
    frames: times.length,
    p50: at(0.5),
    p95: at(0.95),
    longest: at(1),
    "late, %": Math.round((100 * late) / times.length),
    "layout shift": Number(shifts.reduce((sum, shift) => sum + shift, 0).toFixed(4)),
  };
}

/** Runs in the page: the times between its frames, for so many ms. */
function recordFrames(duration: number): Promise<number[]> {
  return new Promise((resolve) => {
    const times: number[] = [];
    const start = performance.now();
    let last = start;
    const next = (now: number) => {
      times.push(now - last);
      last = now;
      if (now - start < duration) requestAnimationFrame(next);
      else resolve(times.slice(1));
    };
    requestAnimationFrame(next);
  });
}
