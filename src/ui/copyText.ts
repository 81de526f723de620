/** What a reader wants of a code block on the clipboard: no prompts, no lines that are output. */
export function copyText(code: Element): string {
  const lines = code.querySelectorAll(":scope > .line:not([data-output])");
  return Array.from(lines, lineText).join("").trimEnd();
}

function lineText(line: Element): string {
  const prompt = line.querySelector(":scope > .prompt")?.textContent ?? "";
  return (line.textContent ?? "").slice(prompt.length);
}
