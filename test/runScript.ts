/** Runs an inline script of the page's head, as the browser does while it reads the page. */
export function runScript(text: string): void {
  const script = document.createElement("script");
  script.textContent = text;
  document.head.append(script);
}
