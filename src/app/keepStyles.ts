import { __PRIVATE__ } from "styled-components";

const className = /\.([A-Za-z][\w-]*)/g;

/**
 * Leaves the server's styles where they are. styled-components would take them out and put each rule in again, with
 * which the browser works out the styles of the whole page anew, then and with each rule that is added later. So the
 * server's page names none of its rules to it; the classes that they are for are told here, and none is added twice.
 */
export function keepStyles(root: Document): void {
  const kept = new Set<string>();
  for (const { textContent } of root.querySelectorAll("style"))
    for (const [, name = ""] of (textContent ?? "").matchAll(className)) kept.add(name);
  const { mainSheet } = __PRIVATE__;
  const isAdded = mainSheet.hasNameForId.bind(mainSheet);
  mainSheet.hasNameForId = (id, name) => kept.has(name) || isAdded(id, name);
}
