import { useEffect, useState, type RefObject } from "react";
import { afterFrame } from "../shared/afterFrame";

/**
 * The height in rem that the scroller of a dialog can have, however little is in it; `null` while it is not on the
 * screen. A phone's keyboard takes some of it away.
 */
export function useRoom(scroller: RefObject<HTMLElement>): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useEffect(() => {
    let callOff = () => undefined as void;
    const measure = () => {
      callOff();
      // Where nothing has to be laid out for it.
      callOff = afterFrame(() => setRoom(roomOf(scroller.current)));
    };
    measure();
    window.visualViewport?.addEventListener("resize", measure);
    return () => {
      callOff();
      window.visualViewport?.removeEventListener("resize", measure);
    };
  }, [scroller]);
  return room;
}

function roomOf(scroller: HTMLElement | null): number | null {
  const dialog = scroller?.closest("dialog");
  if (!scroller || !dialog) return null;
  // On a phone it has a height, elsewhere the most that it may have.
  const most = Number.parseFloat(getComputedStyle(dialog).maxHeight) || dialog.offsetHeight;
  const room = most - (dialog.offsetHeight - scroller.clientHeight);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return room / rem || null;
}
