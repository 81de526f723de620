import { slashKeyStorage } from "../shared/dom/slashKeyStorage";
import { readStored, store } from "../ui/storage";

/** `/` opens the search; readers whose voice control types letters can turn it off (WCAG 2.1.4). */
export const slashKeySwitch = storedSwitch(slashKeyStorage);

/** Returns a yes or no of the reader that outlives the page, and is yes until the reader turns it off. */
export function storedSwitch(storageKey: string) {
  return {
    isOn: () => readStored(storageKey) !== "off",
    store: (isOn: boolean) => store(storageKey, isOn ? "on" : "off"),
  };
}
