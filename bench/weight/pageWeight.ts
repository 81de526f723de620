import { gzipSync } from "node:zlib";
import { appNeedsId, type AppNeeds } from "../../src/shared/dom/appStart";

/** The bytes that a first visit of a page loads, after gzip. */
export interface PageWeight {
  html: number;
  /** The part of the HTML that is styles. */
  css: number;
  /** All that the browser loads by itself: the HTML, and what it names. */
  beforeLoad: number;
  requests: number;
  /** Every script, also what is fetched only once the page is idle. */
  scripts: number;
  /** All of it, after idle. */
  inAll: number;
}

/** Returns the weight of a page from its HTML; `readFile` gives the content of a path of the site. */
export function pageWeight(html: string, readFile: (path: string) => Buffer): PageWeight {
  const size = (path: string) => gzipSize(readFile(path));
  const early = matches(html, /<script[^>]*\ssrc="([^"]+)"/g);
  const others = [
    ...matches(html, /<link(?=[^>]*\srel="(?:stylesheet|icon|preload)")[^>]*\shref="(\/[^"]+)"/g),
    ...eagerPictures(html),
  ];
  const later = appNeeds(html);
  const htmlSize = gzipSize(html);
  const beforeLoad = htmlSize + sum([...early, ...others].map(size));
  return {
    html: htmlSize,
    css: gzipSize(matches(html, /<style[^>]*>([^]*?)<\/style>/g).join("")),
    beforeLoad,
    requests: 1 + early.length + others.length,
    scripts: sum([...early, ...later.scripts].map(size)),
    inAll: beforeLoad + sum([...later.scripts, ...later.data].map(size)),
  };
}

function eagerPictures(html: string): string[] {
  const pictures = matches(html, /(<img[^>]*>)/g).filter((tag) => !tag.includes('loading="lazy"'));
  return pictures.flatMap((tag) => matches(tag, /\ssrc="(\/[^"]+)"/g));
}

function appNeeds(html: string): AppNeeds {
  const [json] = matches(html, new RegExp(`<script id="${appNeedsId}"[^>]*>([^<]*)<`, "g"));
  return json === undefined ? { scripts: [], data: [] } : (JSON.parse(json) as AppNeeds);
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? "");
}

function gzipSize(content: string | Buffer): number {
  return content.length === 0 ? 0 : gzipSync(content).length;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
