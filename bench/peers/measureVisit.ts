import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";

/** Bytes after gzip of a first visit, as a browser asks for them. */
export interface Visit {
  beforeLoad: number;
  requests: number;
  scripts: number;
  /** Everything until the page has been idle for a while. */
  inAll: number;
}

const idleMs = 4000;
const packed = /text|json|javascript|svg|xml|wasm/;

/** Visits a page of a server and weighs what the browser asks for. */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage();
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(request.url()));
  await page.goto(url, { waitUntil: "load" });
  const early = new Set(asked);
  await page.waitForTimeout(idleMs);
  await page.close();
  const files = await Promise.all([...asked].filter(isOwn).map((file) => weigh(file)));
  const sum = (chosen: typeof files) => chosen.reduce((total, { bytes }) => total + bytes, 0);
  return {
    beforeLoad: sum(files.filter((file) => early.has(file.url))),
    requests: early.size,
    scripts: sum(files.filter(({ type }) => type.includes("javascript"))),
    inAll: sum(files),
  };
}

function isOwn(url: string): boolean {
  return url.startsWith("http://localhost");
}

async function weigh(url: string) {
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("content-type") ?? "";
  return { url, type, bytes: packed.test(type) ? gzipSync(body).length : body.length };
}
