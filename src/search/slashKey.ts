import { slashKeyStorage } from "../shared/dom/slashKeyStorage";
import { readStored, store } from "../ui/storage";

/** `/` opens the search; readers whose voice control types letters can turn it off (WCAG 2.1.4). */
export const slashKey = {
  isOn: () => readStored(slashKeyStorage) !== "off",
  store: (isOn: boolean) => store(slashKeyStorage, isOn ? "on" : "off"),
};
