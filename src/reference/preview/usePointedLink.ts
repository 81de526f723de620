import { useEffect, useState } from "react";
import { savesData } from "../../ui/savesData";
import { previewTarget } from "./previewTarget";

/** Long enough not to flicker on the way elsewhere, and to reach what has opened. */
const delays = { open: 300, close: 150 };

/** Returns the link to a place of the reference that is under the mouse, or has the focus by the keyboard. */
export function usePointedLink(): HTMLAnchorElement | null {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  useEffect(() => followLinks(setLink), []);
  return link;
}

function followLinks(setLink: (link: HTMLAnchorElement | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underMouse: HTMLAnchorElement | null = null;
  function point(link: HTMLAnchorElement | null) {
    clearTimeout(timer);
    timer = setTimeout(() => setLink(link), link === null ? delays.close : delays.open);
  }
  function dismiss() {
    clearTimeout(timer);
    setLink(null);
  }
  const listeners = {
    pointerover: ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      // What has opened stays while the mouse is on it.
      if (isInside(target, '[role="tooltip"]')) return clearTimeout(timer);
      if (underMouse !== null && linkAt(target) === underMouse) return;
      underMouse = null;
      point(null);
    },
    pointermove: (event: PointerEvent) => {
      if (!isMoved(event)) return;
      const link = linkAt(event.target);
      if (link === null || link === underMouse) return;
      underMouse = link;
      point(link);
    },
    focusin: ({ target }: FocusEvent) => {
      point(isInside(target, ":focus-visible") ? linkAt(target) : null);
    },
    focusout: () => point(null),
    pointerdown: dismiss,
    keydown: ({ key }: KeyboardEvent) => {
      if (key === "Escape" || key === "Enter") dismiss();
    },
  };
  return listen(listeners);
}

/** Tells whether a mouse was moved by hand: of a link that scrolls below one at rest, it tells as of a move by nothing. */
function isMoved({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType === "mouse" && (movementX !== 0 || movementY !== 0);
}

type Listeners = { [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void };

function listen(listeners: Listeners): () => void {
  const stop = new AbortController();
  for (const [type, listener] of Object.entries(listeners)) {
    document.addEventListener(type, listener as EventListener, { signal: stop.signal });
  }
  return () => stop.abort();
}

function isInside(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && previewTarget(link) !== null && !savesData(navigator) ? link : null;
}
