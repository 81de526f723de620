import { setFlagsFromString } from "node:v8";
import { isPreview } from "./isPreview";

/**
 * Has V8 collect when a build's heap has grown by half. By itself it waits, where memory is there, until the heap has
 * up to four times of what is in use, which is most of what a large build would take.
 */
export function keepHeapSmall(): void {
  if (!isPreview()) setFlagsFromString("--heap-growing-percent=50");
}
