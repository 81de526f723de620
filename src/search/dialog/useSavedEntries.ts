import { useMemo, useState } from "react";
import { searchMessages } from "../../config/searchMessages";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { useLatest } from "../../ui/useLatest";
import { entryName } from "../results/entryName";
import { neededBeside } from "./neededEntries";
import { favouriteEntries, recentEntries } from "./entryStore";
import { favouritesSwitch, recentsSwitch } from "../storedSwitch";

interface Saved {
  keepsRecents: boolean;
  keepsFavourites: boolean;
  recents: readonly SearchEntry[];
  favourites: readonly SearchEntry[];
  /** Favourites, then recent ones. */
  entries: readonly SearchEntry[];
  /** What readers need most, without those. */
  needed: readonly SearchEntry[];
}

/** The entries that the reader opened and kept, and what changes them. */
export interface SavedEntries extends Saved {
  /** The last change in words. */
  note: string;
  /** Puts an entry that is opened among the recent ones, unless it is a favourite. */
  remember: (entry: SearchEntry) => void;
  /** Makes a favourite of a recent entry. */
  keep: (entry: SearchEntry) => void;
  remove: (entry: SearchEntry) => void;
  clearRecents: () => void;
  /** Turning a list off forgets what is in it. */
  setKeepsRecents: (isOn: boolean) => void;
  setKeepsFavourites: (isOn: boolean) => void;
}

/**
 * Returns the lists that are shown before the first key press. `onGone` is told when the button that was pressed is
 * gone.
 */
export function useSavedEntries(onGone: () => void): SavedEntries {
  const [saved, setSaved] = useState(readSaved);
  const [note, setNote] = useState("");
  const change = useLatest((act: () => void, told?: string) => {
    act();
    setSaved(readSaved());
    setNote(told ?? "");
    if (told) onGone();
  });
  // The same while nothing changes: what shows it need not be rendered with each key of the field.
  return useMemo(
    () => ({
      ...saved,
      note,
      remember: (entry) => change(() => remember(entry)),
      keep: (entry) => change(() => keep(entry), searchMessages.kept(entryName(entry))),
      remove: (entry) => change(() => remove(entry), searchMessages.removed(entryName(entry))),
      clearRecents: () => change(recentEntries.clear, searchMessages.clearedRecents),
      setKeepsRecents: (isOn) => change(() => setKeepsRecents(isOn)),
      setKeepsFavourites: (isOn) => change(() => setKeepsFavourites(isOn)),
    }),
    [saved, note, change],
  );
}

function readSaved(): Saved {
  const keepsRecents = recentsSwitch.isOn();
  const keepsFavourites = favouritesSwitch.isOn();
  const recents = keepsRecents ? recentEntries.read() : [];
  const favourites = keepsFavourites ? favouriteEntries.read() : [];
  const entries = [...favourites, ...recents];
  const needed = neededBeside(entries);
  return { keepsRecents, keepsFavourites, recents, favourites, entries, needed };
}

function remember(entry: SearchEntry): void {
  const isFavourite = favouriteEntries.read().some(({ url }) => url === entry.url);
  if (recentsSwitch.isOn() && !isFavourite) recentEntries.add(entry);
}

function keep(entry: SearchEntry): void {
  favouriteEntries.add(entry);
  recentEntries.remove(entry);
}

function remove(entry: SearchEntry): void {
  favouriteEntries.remove(entry);
  recentEntries.remove(entry);
}

function setKeepsRecents(isOn: boolean): void {
  recentsSwitch.store(isOn);
  if (!isOn) recentEntries.clear();
}

function setKeepsFavourites(isOn: boolean): void {
  favouritesSwitch.store(isOn);
  if (!isOn) favouriteEntries.clear();
}
