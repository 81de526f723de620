const serverStyles = "style[data-styled]";
const separator = "/*!sc*/";
const isName = (part: string) => part.trimStart().startsWith("data-styled.");

/**
 * Leaves the server's styles where they are. styled-components would take them out and put each rule in again, with
 * which the browser works out the styles of the whole page anew, then and with each rule that is added later. What it
 * has to read is which rules there are; their names are put beside them, in an element that is no style.
 */
export function keepStyles(root: Document): void {
  for (const style of root.querySelectorAll<HTMLStyleElement>(serverStyles)) {
    // Of no namespace: it is found as a `style`, and the Content-Security-Policy, which refuses one, has no part in it.
    const names = root.createElementNS(null, "style");
    for (const { name, value } of style.attributes) names.setAttribute(name, value);
    names.textContent = (style.textContent ?? "").split(separator).filter(isName).join(separator);
    style.removeAttribute("data-styled");
    style.after(names);
  }
}
