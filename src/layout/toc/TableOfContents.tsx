import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { messages } from "../../config/messages";
import { tocFilterFrom } from "../../shared/constants";
import type { TocEntry } from "../../shared/content/docPage";
import { filterToc, groupToc } from "../../shared/navigation/toc";
import { theme } from "../../theme/theme";
import { FilterField } from "../../ui/FilterField";
import { revealInside } from "../../ui/revealInside";
import { TocList } from "./TocList";
import { useCurrentHeading } from "./useCurrentHeading";

interface TableOfContentsProps {
  entries: readonly TocEntry[];
  /** Its name, where the page has it a second time. */
  label?: string;
}

/** Renders the headings of a page. Marks the one being read and keeps it in view. */
export function TableOfContents({ entries, label = messages.toc.title }: TableOfContentsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const groups = useMemo(() => groupToc(entries), [entries]);
  const current = useCurrentHeading(useMemo(() => entries.map(({ id }) => id), [entries]));
  useEffect(() => (current ? revealCurrent(list.current, current) : undefined), [current]);
  // What is typed is seen first, and the list follows.
  const wanted = useDeferredValue(query);
  const shown = useMemo(() => filterToc(groups, wanted), [groups, wanted]);
  const isLong = entries.length > tocFilterFrom;
  return (
    <Contents aria-label={label}>
      {isLong && (
        <Filter
          label={messages.toc.filterLabel}
          placeholder={messages.toc.filter}
          query={query}
          onQuery={setQuery}
        />
      )}
      <Scroller ref={list}>
        <TocList groups={shown} current={current} foldsChildren={isLong && wanted === ""} />
      </Scroller>
      {shown.length === 0 && <NoMatch>{messages.toc.noMatch(wanted)}</NoMatch>}
    </Contents>
  );
}

/** The mark that the page has had before the app started (`hashScript`) goes: React does not know of it. */
function revealCurrent(list: HTMLElement | null, current: string): void {
  for (const link of list?.querySelectorAll<HTMLElement>("[aria-current]") ?? []) {
    if (link.getAttribute("href") !== `#${current}`) link.removeAttribute("aria-current");
    else if (list) revealInside(list, link);
  }
}

const Contents = styled.nav`
  display: flex;
  flex-direction: column;
  min-height: 0;
  font-size: ${theme.fontSize.sm};
`;

const Filter = styled(FilterField)`
  && {
    flex: none;
    width: calc(100% - 4px);
    min-height: 2rem;
    margin: 2px 2px ${theme.space[2]};
    padding: 0 ${theme.space[2]};
  }
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
`;

const Scroller = styled.div`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

const NoMatch = styled.p`
  color: ${theme.color.textMuted};
`;
