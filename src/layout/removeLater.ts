import { afterFrame } from "../shared/afterFrame";

/** Elements of a page that the browser takes out of its layout within a few milliseconds on a phone. */
const fewElements = 1000;
const leftMark = "data-left";

/**
 * Has a long page that React takes out of `parent` go after two frames of the next one: undoing the layout of its
 * elements is a third of the way from `api/page` to another page. Until then nothing of it is drawn or read out, and it
 * stands behind the next page, whose elements may have the same IDs.
 */
export function removeLater(parent: HTMLElement | null): void {
  if (!parent || !globalThis.CSS?.supports("content-visibility", "hidden")) return;
  const removeNow = parent.removeChild.bind(parent);
  parent.removeChild = (child) => (isLong(child) ? leave(child) : removeNow(child));
  parent.appendChild = (child) =>
    parent.insertBefore(child, parent.querySelector(`:scope > [${leftMark}]`));
}

function isLong(node: Node): node is Node & HTMLElement {
  return node instanceof HTMLElement && node.getElementsByTagName("*").length > fewElements;
}

function leave<T extends HTMLElement>(page: T): T {
  page.setAttribute(leftMark, "");
  Object.assign(page.style, { contentVisibility: "hidden", position: "absolute", height: "0" });
  // After the first one the rest of the next page is drawn, which comes first.
  afterFrame(() => afterFrame(() => page.remove()));
  return page;
}
