/** Returns the text of a code block for the clipboard: no prompts, no lines that are output. */
export function copyText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(".prompt, [data-output]")) part.remove();
  return (copy.textContent ?? "").trimEnd();
}
