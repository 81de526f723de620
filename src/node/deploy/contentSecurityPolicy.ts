import { createHash } from "node:crypto";

/** Browsers and servers begin to refuse headers at 8 kB in all. */
const longest = 6_000;

/**
 * Returns the one policy of all pages: nothing but what the site serves itself and the inline code that it holds, by
 * its hash, and the hosts of a search service where there is one. One policy and not one for each page: the not-found
 * page is sent under any address, and two policies intersect.
 */
export function contentSecurityPolicy(
  { scripts, styles: pageStyles }: InlineCode,
  searchOrigins: readonly string[],
): string {
  // styled-components starts with an empty style block, which it fills by the DOM.
  const styles = ["", ...pageStyles];
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(scripts)].join(" "),
    ["style-src 'self'", ...hashes(styles)].join(" "),
    "img-src 'self'",
    ["connect-src 'self'", ...searchOrigins].join(" "),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  if (policy.length <= longest) return policy;
  throw new Error(
    `The Content-Security-Policy has ${policy.length} characters and ${hashes(scripts).length} scripts, ${hashes(styles).length} styles. Make inline code the same on all pages.`,
  );
}

function hashes(codes: readonly string[]): string[] {
  return [...new Set(codes.map(hash))].sort();
}

function hash(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

/** The code between the tags of a page that a browser runs or paints by. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
}

const element = (name: string) => new RegExp(`<${name}\\b([^>]*)>([^]*?)</${name}>`, "g");
/** A script of another type, such as `application/ld+json`, is data: no policy looks at it. */
const runnable = /^(?:|(?:text|application)\/javascript|module|importmap|speculationrules)$/;

/** Returns the inline scripts and style blocks of finished HTML, exactly as they stand. */
export function readInlineCode(html: string): InlineCode {
  return {
    scripts: [...html.matchAll(element("script"))]
      .filter(([, attributes = ""]) => !/\ssrc=/.test(attributes) && isRunnable(attributes))
      .map(([, , code = ""]) => code),
    styles: [...html.matchAll(element("style"))].map(([, , code = ""]) => code),
  };
}

function isRunnable(attributes: string): boolean {
  return runnable.test(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? "");
}
