import { hearEarly } from "../ui/hearEarly";
import type { MessageEnd, PageMessage } from "./workerMessages";

const typed: PageMessage = { type: "key" };

/** Tells a worker of what is typed before the field has it, so that the key and its frame have both processors. */
export function tellOfTyping(worker: MessageEnd): void {
  hearEarly(["beforeinput"], () => worker.postMessage(typed));
}
