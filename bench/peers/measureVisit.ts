import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { toKiB } from "../weight/pageBudgets";

/** KiB after gzip of a first visit, as a browser asks for them. */
export interface Visit {
  "before load": number;
  requests: number;
  JavaScript: number;
  "in all": number;
}

/** A reader is taken to stay so many ms after `load`. */
const stay = 4000;
const packed = /text|json|javascript|svg|xml|wasm/;

/** Visits a page of a server and weighs what the browser asks it for. */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage();
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (request.url().startsWith("http://localhost")) asked.add(request.url());
  });
  await page.goto(url, { waitUntil: "load" });
  const early = new Set(asked);
  await page.waitForTimeout(stay);
  await page.close();
  const files = await Promise.all([...asked].map(weigh));
  const sum = (chosen: typeof files) =>
    toKiB(chosen.reduce((total, { bytes }) => total + bytes, 0));
  return {
    "before load": sum(files.filter((file) => early.has(file.url))),
    requests: early.size,
    JavaScript: sum(files.filter(({ type }) => type.includes("javascript"))),
    "in all": sum(files),
  };
}

async function weigh(url: string) {
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("content-type") ?? "";
  return { url, type, bytes: packed.test(type) ? gzipSync(body).length : body.length };
}
