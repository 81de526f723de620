/** What has an element of its own. */
interface HasElement {
  element: HTMLElement;
}

/**
 * Makes of the parts at the end of an element so many as are wanted: takes the last ones away, or puts others after them.
 * Whatever stands behind what is taken away would be styled anew, and with it all of the element.
 */
export function takeElements<Part extends HasElement>(
  parent: HTMLElement,
  parts: Part[],
  wanted: number,
  create: () => Part,
): void {
  for (const { element } of parts.splice(wanted).reverse()) element.remove();
  while (parts.length < wanted) {
    const part = create();
    parts.push(part);
    parent.append(part.element);
  }
}
