import { messages } from "../../config/messages";
import { copyStatusId } from "../../shared/dom/frameIds";
import { isPlainClick } from "../links/isPlainClick";
import { copyText } from "./copyText";

/** Attribute of a button that copies the code beside it, and of a link that copies the text that it leads to. */
export const copyMark = "data-copies";
/** Attribute of one that has just done so. */
export const copiedMark = "data-copied";

type Outcome = "none" | "done" | "failed";

const shownFor = 2000;

/** Serves every control that copies, also where React leaves the server's HTML alone. The latest press is shown. */
export function copyOnPress(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener("click", (event) => {
    const { target } = event;
    const control = target instanceof Element ? target.closest(`[${copyMark}]`) : null;
    if (control === null || (isLink(control) && !isPlainClick(event))) return;
    if (isLink(control)) event.preventDefault();
    show("none", control);
    void copy(control).then((outcome) => {
      show(outcome, control);
      clearTimeout(timer);
      timer = setTimeout(() => show("none", control), shownFor);
    });
  });
}

function isLink(control: Element): control is HTMLAnchorElement {
  return control instanceof HTMLAnchorElement;
}

async function copy(control: Element): Promise<Outcome> {
  try {
    await (isLink(control) ? copyTarget(control.href) : copyCode(codeBeside(control)));
    return "done";
  } catch {
    return "failed";
  }
}

function codeBeside(button: Element): Element | null {
  return (button.closest("figure") ?? button.parentElement)?.querySelector("code") ?? null;
}

async function copyCode(code: Element | null): Promise<void> {
  if (code === null) throw new Error("There is no code beside the button.");
  await navigator.clipboard.writeText(copyText(code));
}

/** Safari lets in what is written while the press is handled, so it gets a text that is still to come. */
async function copyTarget(address: string): Promise<void> {
  const text = fetchText(address);
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text);
  const blob = text.then((written) => new Blob([written], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return answer.text();
}

/** Shows an outcome in place of what was shown before. */
function show(outcome: Outcome, control: Element): void {
  document.querySelector(`[${copiedMark}]`)?.removeAttribute(copiedMark);
  if (outcome === "done") control.setAttribute(copiedMark, "");
  const { copyDone, copyFailed } = isLink(control) ? messages.pageMenu : messages.code;
  const status = document.getElementById(copyStatusId);
  if (status) status.textContent = { none: "", done: copyDone, failed: copyFailed }[outcome];
}
