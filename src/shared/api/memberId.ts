import type { ApiClass, ApiMember } from "./apiClass";

/** Returns the name by which texts and tools call a member: `Page#goto`, `Playwright.create`. */
export function memberId(
  { name }: Pick<ApiClass, "name">,
  member: Pick<ApiMember, "name" | "kind">,
): string {
  return `${name}${member.kind === "module-function" ? "." : "#"}${member.name}`;
}
