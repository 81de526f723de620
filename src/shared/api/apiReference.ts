import type { ApiClass, ApiMember } from "./apiClass";

/** A name of the library in prose: `Locator#fill` → class and member, `Locator` → the class alone. */
export interface ApiReference {
  className: string;
  member: string | null;
}

/** Functions come after a dot, and like all names of the library without capitals: `Page.loadEventFired` is CDP's. */
const pattern = /^(?:Playwright::)?([A-Z]\w*)(?:#([a-z_]\w*[?=!]?)|\.([a-z_][a-z0-9_]*[?=!]?))?$/;

/** Reads inline code as a name of the library; `null` where it does not look like one. */
export function parseApiReference(code: string): ApiReference | null {
  const [, className, member, moduleFunction] = pattern.exec(code) ?? [];
  return className === undefined ? null : { className, member: member ?? moduleFunction ?? null };
}

/** Returns the name by which texts and tools call a member: `Page#goto`, `Playwright.create`. */
export function memberId(
  { name }: Pick<ApiClass, "name">,
  member: Pick<ApiMember, "name" | "kind">,
): string {
  return `${name}${member.kind === "module-function" ? "." : "#"}${member.name}`;
}
