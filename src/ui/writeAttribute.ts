/** Leaves an attribute alone that is as it should be: a browser looks at styles again for each that is written. */
export function writeAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
