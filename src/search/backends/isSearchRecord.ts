import type { SearchRecord } from "../../shared/search/searchRecord";

/** Tells whether something from outside has what we show of a record, and leads to a page of this site. */
export function isSearchRecord(value: unknown): value is SearchRecord {
  if (!isObject(value) || !isObject(value["hierarchy"])) return false;
  const { lvl0, lvl1, lvl2, lvl3 } = value["hierarchy"];
  return (
    isPathOfSite(value["url"]) &&
    typeof value["kind"] === "string" &&
    [lvl0, lvl1, value["content"]].every((text) => typeof text === "string") &&
    [lvl2, lvl3, value["class"], value["js_name"], value["badge"], value["signature"]].every(
      isTextOrNull,
    ) &&
    isListOfTexts(value["aliases"])
  );
}

/**
 * Tells whether a link stays on this site: a path, and not `//host`, `/\host` or `javascript:`. No blanks either:
 * browsers leave a line break out, and read the rest as one.
 */
export function isPathOfSite(url: unknown): url is string {
  return typeof url === "string" && /^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(url);
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === "string";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
