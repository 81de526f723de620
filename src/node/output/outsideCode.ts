const codeBlock = /(<(?:script|style)\b[^]*?<\/(?:script|style)>)/;

/** HTML with its scripts and styles changed in one way, or not at all, and everything else in another. */
export function outsideCode(
  html: string,
  change: (html: string) => string,
  changeCode = (block: string) => block,
): string {
  return html
    .split(codeBlock)
    .map((part, index) => (index % 2 === 0 ? change(part) : changeCode(part)))
    .join("");
}
