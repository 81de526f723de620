import { faultEvent } from "../../shared/dom/faultEvents";
import { faultSlotId } from "../../shared/dom/frameIds";

/** Something that could not be loaded, as the inline script (`faultScript.ts`) is told of it. */
export interface Fault {
  /** The address that the reader wants: path, query and hash. */
  address: string;
  error: string;
  /** Asked once the server has answered: whether to load the address as a whole instead of showing the fault. */
  mayReload: () => boolean;
}

/** Has a fault mended by loading the address anew, or shown. */
export function reportFault(fault: Fault): void {
  document.dispatchEvent(new CustomEvent(faultEvent, { detail: fault }));
}

/** Takes away what is shown of a fault. */
export function clearFault(): void {
  document.getElementById(faultSlotId)?.replaceChildren();
}
