import { Fragment } from "react";
import styled from "styled-components";
import { searchMessages } from "../../config/searchMessages";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { theme } from "../../theme/theme";
import { controlStyle } from "../../ui/controlStyle";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { focusField } from "../focusField";
import { entryLocation } from "./entryLocation";
import { recentEntries } from "./entryStore";
import { ResultOption } from "./ResultOption";
import { SavedActions } from "./SavedActions";
import type { Options } from "./useOptions";
import type { SavedEntries } from "./useSavedEntries";

interface SavedListProps {
  saved: SavedEntries;
  options: Options;
  onChoose: (entry: SearchEntry) => void;
}

/**
 * Renders what the reader kept and opened before, and what readers need most. A listbox may hold options alone, so the buttons of the rows are
 * beside it, in the second column of one grid.
 */
export function SavedList({ saved, options, onChoose }: SavedListProps) {
  const lists = savedLists(saved);
  return (
    <Grid>
      <Column role="listbox" id={options.listId} aria-label={searchMessages.saved}>
        {lists.map(({ title, entries }) => (
          <Column key={title} role="group" aria-label={title}>
            <Title aria-hidden="true">{title}</Title>
            {entries.map((entry) => (
              <ResultOption
                key={entry.url}
                id={options.idOf(entry)}
                isActive={entry === options.active}
                location={entryLocation(entry)}
                onActivate={options.activate}
                {...{ entry, onChoose }}
              />
            ))}
          </Column>
        ))}
      </Column>
      <Column role="group" aria-label={searchMessages.savedActions} data-second="">
        {lists.map(({ title, entries }) => (
          <Fragment key={title}>
            <Cell>
              {entries === saved.recents && (
                <ClearButton
                  type="button"
                  onClick={({ currentTarget }) => {
                    focusField(currentTarget);
                    saved.change(recentEntries.clear, searchMessages.clearedRecents);
                  }}
                >
                  {searchMessages.clearRecents} <VisuallyHidden>{title}</VisuallyHidden>
                </ClearButton>
              )}
            </Cell>
            {entries.map((entry) => (
              <Cell key={entry.url}>
                {saved.entries.includes(entry) && (
                  <SavedActions {...{ entry, saved }} isActive={entry === options.active} />
                )}
              </Cell>
            ))}
          </Fragment>
        ))}
      </Column>
    </Grid>
  );
}

function savedLists({ favourites, recents, needed }: SavedEntries) {
  const lists = [
    { title: searchMessages.favourites, entries: favourites },
    { title: searchMessages.recents, entries: recents },
    { title: searchMessages.needed, entries: needed },
  ];
  return lists.filter(({ entries }) => entries.length > 0);
}

/** Dense: the items of the second column begin in the first row again. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-auto-flow: row dense;
  column-gap: ${theme.space[1]};
`;

const Column = styled.div`
  display: contents;
  & > * {
    grid-column: 1;
  }
  &[data-second] > * {
    grid-column: 2;
  }
`;

const Title = styled.div`
  padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[1]};
  font-size: ${theme.fontSize.xs};
  font-weight: ${theme.fontWeight.strong};
`;

const Cell = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
`;

const ClearButton = styled.button`
  ${controlStyle}
  height: 1.75rem;
  font-size: ${theme.fontSize.xs};
`;
