/** A request's target, taken apart: the path decoded for the file system, and as it was sent. */
export interface RequestPath {
  decoded: string;
  raw: string;
  /** Without its question mark; empty where there is none. */
  query: string;
}

/** Returns the path of a request line's target, or `null` where it is malformed. */
export function parseRequestPath(target: string): RequestPath | null {
  const [raw = "", ...query] = target.split("?");
  const decoded = decode(raw);
  if (decoded === null || !decoded.startsWith("/") || decoded.includes("\0")) return null;
  return { decoded, raw, query: query.join("?") };
}

/** Tells whether a path may name a file: no way up, nothing hidden, no empty part, no second reading of a slash. */
export function isPublicPath({ decoded, raw }: RequestPath): boolean {
  const hasHiddenSlash = /%2f|\\|%5c/i.test(raw);
  const parts = decoded.slice(1).split("/");
  return !hasHiddenSlash && parts.every((part, index) => isPublicPart(part, index, parts.length));
}

function isPublicPart(part: string, index: number, count: number): boolean {
  if (part === "") return index === count - 1;
  return part === ".well-known" || !part.startsWith(".");
}

function decode(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}
