import { startTransition, useEffect, useState, type ReactNode } from "react";
import { afterFrame } from "../shared/afterFrame";
import { useDrawnByServer } from "./useDrawnByServer";

interface DrawnLaterProps {
  /** Whether it is drawn with the page after all; only asked at first. */
  isAtOnce?: boolean;
  children: ReactNode;
}

/** What may come after the frame that shows a page: at once where the server has drawn it, later after a navigation. */
export function DrawnLater({ isAtOnce = false, children }: DrawnLaterProps) {
  const isDrawnByServer = useDrawnByServer();
  const [isTime, setTime] = useState(isAtOnce || isDrawnByServer);
  useEffect(
    () => (isTime ? undefined : afterFrame(() => startTransition(() => setTime(true)))),
    [isTime],
  );
  return isTime ? children : null;
}
