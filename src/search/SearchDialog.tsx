import { useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { searchConfig } from "../config/search";
import { words } from "../config/words";
import type { SearchEntry } from "../shared/searchRecord";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";
import { DialogFooter } from "./DialogFooter";
import { groupEntries } from "./groupEntries";
import { readRecentEntries, rememberEntry } from "./recentEntries";
import { ResultList } from "./ResultList";
import type { SearchBackend } from "./searchBackend";
import { SearchField } from "./SearchField";
import { SearchMessage } from "./SearchMessage";
import { useModal } from "./useModal";
import { useOptions } from "./useOptions";
import { foundEntries, useSearch } from "./useSearch";

interface SearchDialogProps {
  backend: SearchBackend;
  initialQuery: string;
  onClose: () => void;
}

/** Search over any page: a field with a list of results that follows each key press. */
export function SearchDialog({ backend, initialQuery, onClose }: SearchDialogProps) {
  const dialog = useModal(onClose);
  const body = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [recent] = useState(readRecentEntries);
  const search = useSearch(backend, query, searchConfig.dialogResults);
  const shown = search.status === "idle" ? recent : foundEntries(search);
  const groups = useMemo(() => groupEntries(shown), [shown]);
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const options = useOptions(entries, body);
  const close = () => dialog.current?.close();
  function choose(entry: SearchEntry) {
    rememberEntry(entry);
    close();
  }
  return (
    <Sheet ref={dialog} aria-label={words.search.dialog}>
      <SearchField query={query} options={options} onQuery={setQuery} onClose={close} />
      <Body ref={body}>
        <SearchMessage search={search} hasRecent={recent.length > 0} />
        {entries.length > 0 && (
          <ResultList groups={groups} query={query} options={options} onChoose={choose} />
        )}
      </Body>
      <DialogFooter query={query} onFollow={close} />
    </Sheet>
  );
}

const Sheet = styled.dialog`
  flex-direction: column;
  width: min(42rem, 100vw - ${theme.space[6]});
  max-height: min(38rem, 80dvh);
  margin: 10dvh auto auto;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  color: ${theme.color.text};
  background: ${theme.color.raised};
  box-shadow: 0 1rem 3rem ${theme.color.shadow};
  &[open] {
    display: flex;
  }
  &::backdrop {
    background: ${theme.color.scrim};
  }
  ${media.phone} {
    width: 100vw;
    max-width: none;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border: 0;
    border-radius: 0;
  }
`;

const Body = styled.div`
  flex: 1;
  min-height: 9rem;
  padding: ${theme.space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;
