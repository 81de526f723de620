import styled from "styled-components";
import { searchMessages } from "../../config/searchMessages";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { theme } from "../../theme/theme";
import { controlStyle } from "../../ui/controlStyle";
import { Icon } from "../../ui/Icon";
import { entryName } from "../results/entryName";
import type { Options } from "./useOptions";
import type { SavedEntries } from "./useSavedEntries";

interface SavedActionsProps {
  entry: SearchEntry;
  options: Options;
  saved: SavedEntries;
}

/**
 * Renders the buttons for what can be done to an entry that is kept. Tab reaches the buttons of the active row alone.
 */
export function SavedActions({ entry, options, saved }: SavedActionsProps) {
  const tabIndex = entry === options.active ? 0 : -1;
  const name = entryName(entry);
  const { keep, remove } = searchMessages;
  return (
    <>
      {saved.keepsFavourites && !saved.favourites.includes(entry) && (
        <Action
          type="button"
          tabIndex={tabIndex}
          aria-label={keep(name)}
          title={keep(name)}
          onClick={() => saved.keep(entry)}
        >
          <Icon name="star" />
        </Action>
      )}
      <Action
        type="button"
        tabIndex={tabIndex}
        aria-label={remove(name)}
        title={remove(name)}
        onClick={() => saved.remove(entry)}
      >
        <Icon name="close" />
      </Action>
    </>
  );
}

const Action = styled.button`
  ${controlStyle}
  min-width: 2rem;
  padding: 0;
  & > svg {
    width: 1rem;
    height: 1rem;
  }
  &:hover {
    background: ${theme.color.hover};
  }
`;
