import { frameworks, type FrameworkId } from "../../shared/content/frameworks";

/** The key of the reader's framework, in local storage and in addresses. */
export const frameworkKey = "framework";

/** The attribute of `<html>` that says which framework's examples are shown. */
export const frameworkAttribute = "data-framework";

/** Shown to a reader who has not chosen. */
export const defaultFramework: FrameworkId = "rspec";

/** Returns the framework of that name; `null` where it is none of ours. */
export function parseFramework(name: string | null): FrameworkId | null {
  return frameworks.find(({ id }) => id === name)?.id ?? null;
}

/** Returns the framework that an address asks for: `?framework=minitest`. */
export function frameworkOfAddress(search: string): FrameworkId | null {
  return parseFramework(new URLSearchParams(search).get(frameworkKey));
}

/** Returns the tab of a group that a choice shows: its own, or the group's first where it has none. */
export function shownFor(choice: FrameworkId, group: readonly FrameworkId[]): FrameworkId | null {
  return group.includes(choice) ? choice : (group[0] ?? null);
}
