import { words } from "../config/words";
import { copyText } from "./copyText";
import { outlines } from "./Icon";

/** Attribute of a button that copies the code beside it; the element behind it says how that went. */
export const copyMark = "data-copies";

type Outcome = "none" | "done" | "failed";

const shownFor = 2000;

const announcements: Record<Outcome, string> = {
  none: "",
  done: words.code.copyDone,
  failed: words.code.copyFailed,
};

/** Serves every button that copies, also where React leaves the server's HTML alone. */
export function copyOnPress(): void {
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${copyMark}]`) : null;
    if (button === null) return;
    void copy(codeBeside(button)).then((outcome) => {
      show(button, outcome);
      clearTimeout(timers.get(button));
      timers.set(
        button,
        setTimeout(() => show(button, "none"), shownFor),
      );
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

function show(button: Element, outcome: Outcome): void {
  const outline = outlines[outcome === "done" ? "check" : "copy"];
  button.querySelector("path")?.setAttribute("d", outline);
  const status = button.nextElementSibling;
  if (status) status.textContent = announcements[outcome];
}
