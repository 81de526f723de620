import { words } from "../config/words";
import { copyStatusId } from "../shared/frameIds";
import { copyText } from "./copyText";

/** Attribute of a button that copies the code beside it. */
export const copyMark = "data-copies";
/** Attribute of one that has just done so. */
export const copiedMark = "data-copied";

type Outcome = "none" | "done" | "failed";

const shownFor = 2000;

const announcements: Record<Outcome, string> = {
  none: "",
  done: words.code.copyDone,
  failed: words.code.copyFailed,
};

/** Serves every button that copies, also where React leaves the server's HTML alone. The latest press is shown. */
export function copyOnPress(): void {
  let forget: (() => void) | undefined;
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${copyMark}]`) : null;
    if (button === null) return;
    forget?.();
    void copy(codeBeside(button)).then((outcome) => {
      forget?.();
      forget = showForAWhile(button, outcome);
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

/** Gives what ends it before its time. */
function showForAWhile(button: Element, outcome: Outcome): () => void {
  show(button, outcome);
  const forget = () => {
    clearTimeout(timer);
    show(button, "none");
  };
  const timer = setTimeout(forget, shownFor);
  return forget;
}

function show(button: Element, outcome: Outcome): void {
  button.toggleAttribute(copiedMark, outcome === "done");
  const status = document.getElementById(copyStatusId);
  if (status) status.textContent = announcements[outcome];
}
