import { slashKeyStorage } from "../shared/dom/slashKeyStorage";
import { readStored, store } from "../ui/storage";

/** A yes or no of the reader that outlives the page. */
export interface StoredSwitch {
  isOn: () => boolean;
  store: (isOn: boolean) => void;
}

/** `/` opens the search; readers whose voice control types letters can turn it off (WCAG 2.1.4). */
export const slashKeySwitch = storedSwitch(slashKeyStorage);

/** Lists what is opened from the search the next time. */
export const recentsSwitch = storedSwitch("search-keep-recents");

/** Entries can be kept above the recent ones. */
export const favouritesSwitch = storedSwitch("search-keep-favourites");

/** Returns a switch that is on until the reader turns it off. */
function storedSwitch(storageKey: string): StoredSwitch {
  return {
    isOn: () => readStored(storageKey) !== "off",
    store: (isOn) => store(storageKey, isOn ? "on" : "off"),
  };
}
