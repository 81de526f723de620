import { gzipSync } from "node:zlib";

/** Compressed bytes that the first visit of a page loads. */
export interface PageWeight {
  html: number;
  /** The part of the HTML that is styles. */
  css: number;
  scripts: number;
}

/** The weight of a page from its HTML; `readFile` gives the content of a path of the site. */
export function pageWeight(html: string, readFile: (path: string) => string): PageWeight {
  const scripts = matches(html, /<script[^>]*\ssrc="([^"]+)"/g).map(readFile);
  return {
    html: gzipSize(html),
    css: gzipSize(matches(html, /<style[^>]*>([^]*?)<\/style>/g).join("")),
    scripts: scripts.map(gzipSize).reduce((total, size) => total + size, 0),
  };
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? "");
}

function gzipSize(text: string): number {
  return text === "" ? 0 : gzipSync(text).length;
}
