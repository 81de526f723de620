import { createHash } from "node:crypto";
import type { InlineCode } from "./inlineCode";

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
