import type { TypeLinks } from "../shared/api/apiClass";
import { parseApiReference } from "../shared/api/apiReference";

/**
 * Returns the path where `Locator` or `Locator#visible?` is described, or `null` where it is no name or its class has
 * no page.
 */
export function referenceHref(code: string, typeLinks: TypeLinks): string | null {
  const reference = parseApiReference(code);
  if (reference === null || !Object.hasOwn(typeLinks, reference.className)) return null;
  const path = typeLinks[reference.className] ?? null;
  if (path === null || reference.member === null) return path;
  return `${path}#${reference.member.replace(/[?!=]$/, "")}`;
}
