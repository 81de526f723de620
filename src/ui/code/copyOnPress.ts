import { messages } from "../../config/messages";
import { copyStatusId } from "../../shared/dom/frameIds";
import { copyText } from "./copyText";

/** Attribute of a button that copies the code beside it. */
export const copyMark = "data-copies";
/** Attribute of one that has just done so. */
export const copiedMark = "data-copied";

type Outcome = "none" | "done" | "failed";

const shownFor = 2000;

const announcements: Record<Outcome, string> = {
  none: "",
  done: messages.code.copyDone,
  failed: messages.code.copyFailed,
};

/** Serves every button that copies, also where React leaves the server's HTML alone. The latest press is shown. */
export function copyOnPress(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${copyMark}]`) : null;
    if (button === null) return;
    show("none");
    void copy(codeBeside(button)).then((outcome) => {
      show(outcome, button);
      clearTimeout(timer);
      timer = setTimeout(() => show("none"), shownFor);
    });
  });
}

function codeBeside(button: Element): Element | null {
  return (button.closest("figure") ?? button.parentElement)?.querySelector("code") ?? null;
}

async function copy(code: Element | null): Promise<Outcome> {
  if (code === null) return "failed";
  try {
    await navigator.clipboard.writeText(copyText(code));
    return "done";
  } catch {
    return "failed";
  }
}

/** Shows an outcome in place of what was shown before. */
function show(outcome: Outcome, button?: Element): void {
  document.querySelector(`[${copiedMark}]`)?.removeAttribute(copiedMark);
  if (outcome === "done") button?.setAttribute(copiedMark, "");
  const status = document.getElementById(copyStatusId);
  if (status) status.textContent = announcements[outcome];
}
