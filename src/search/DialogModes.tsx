import { useState } from "react";
import type { SavedList } from "./SavedList";
import type { SearchBackend } from "./searchBackend";
import { SearchRehearsal } from "./SearchRehearsal";
import { SearchView } from "./SearchView";
import type { AskMode } from "./useAskMode";

interface DialogModesProps {
  backend: SearchBackend;
  /** `null` where nothing was saved. */
  SavedList: typeof SavedList | null;
  initialQuery: string;
  ask: AskMode;
  onClose: () => void;
}

/** The inside of the dialog, which searches or asks for the same text. A key draws it alone, not the dialog around it. */
export function DialogModes(props: DialogModesProps) {
  const { backend, SavedList, initialQuery, ask, onClose } = props;
  const [query, setQuery] = useState(initialQuery);
  const shared = { backend, query, onQuery: setQuery, onClose };
  if (ask.opened) return <ask.opened.AskView {...shared} onBack={ask.close} />;
  return (
    <>
      <SearchView {...shared} SavedList={SavedList} onAsk={ask.open} onPrepareAsk={ask.prepare} />
      {query === "" && <SearchRehearsal />}
    </>
  );
}
