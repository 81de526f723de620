import { rememberSuccess } from "../shared/rememberSuccess";
import { favouriteEntries, recentEntries } from "./entryStore";
import type { SavedList } from "./SavedList";
import { SearchDialog } from "./SearchDialog";

/** The dialog, and what it needs for this reader alone. */
export interface DialogParts {
  SearchDialog: typeof SearchDialog;
  /** `null`: nothing was saved that it could list, or it cannot be had. */
  SavedList: typeof SavedList | null;
}

const loadSavedList = rememberSuccess(() => import("./SavedList"));

/** What draws the dialog now. Most readers have nothing saved, and need not load what lists it. */
export async function dialogParts(): Promise<DialogParts> {
  const hasSaved = [recentEntries, favouriteEntries].some((store) => store.read().length > 0);
  const loaded = hasSaved ? await loadSavedList().catch(() => null) : null;
  return { SearchDialog, SavedList: loaded?.SavedList ?? null };
}
