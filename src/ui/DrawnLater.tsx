import { startTransition, useEffect, useState, type ReactNode } from "react";
import { afterFrame } from "../shared/afterFrame";
import { useDrawnByServer } from "./useDrawnByServer";

/** What may come after the frame that shows a page: at once where the server has drawn it, later after a navigation. */
export function DrawnLater({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(useDrawnByServer());
  useEffect(
    () => (isTime ? undefined : afterFrame(() => startTransition(() => setTime(true)))),
    [isTime],
  );
  return isTime ? children : null;
}
