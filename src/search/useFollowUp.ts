import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { afterFrame } from "../shared/afterFrame";
import { hearEarly } from "../ui/hearEarly";
import { typesText } from "./typesText";

/** Changes of state that need not be drawn with what the reader sees of them. */
export interface FollowUp {
  /** Keeps a change until the next frame is on the screen. */
  later: (change: () => void) => void;
  /** Makes all that is kept, in its order. */
  make: () => void;
  /** The same, and has React draw it in this task. */
  draw: () => void;
}

/** What is kept is drawn before a key or a press is heard that may be meant for it; a letter is meant for the field. */
export function useFollowUp(): FollowUp {
  const [followUp] = useState(createFollowUp);
  useEffect(() => {
    const hear = (event: Event) => typesText(event) || followUp.draw();
    const stopHearing = hearEarly(["keydown", "pointerdown", "click"], hear);
    return () => {
      stopHearing();
      followUp.make();
    };
  }, [followUp]);
  return followUp;
}

function createFollowUp(): FollowUp {
  const kept: (() => void)[] = [];
  let callOff = () => undefined as void;
  const make = () => {
    callOff();
    kept.splice(0).forEach((change) => change());
  };
  const draw = () => {
    if (kept.length > 0) flushSync(make);
  };
  return {
    make,
    draw,
    later: (change) => {
      kept.push(change);
      callOff();
      callOff = afterFrame(draw);
    },
  };
}
