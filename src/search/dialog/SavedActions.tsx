import styled from "styled-components";
import { searchMessages } from "../../config/searchMessages";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { theme } from "../../theme/theme";
import { controlStyle } from "../../ui/controlStyle";
import { Icon, type IconName } from "../../ui/Icon";
import { focusField } from "../focusField";
import { entryName } from "../results/entryName";
import { favouriteEntries, keepEntry, removeEntry } from "./entryStore";
import type { SavedEntries } from "./useSavedEntries";

interface SavedActionsProps {
  entry: SearchEntry;
  saved: SavedEntries;
  /** Tab reaches the buttons of the active row alone. */
  isActive: boolean;
}

/** Renders the buttons for what can be done to an entry that is kept. */
export function SavedActions({ entry, saved, isActive }: SavedActionsProps) {
  const name = entryName(entry);
  const { keep, kept, remove, removed } = searchMessages;
  const renderAction = (icon: IconName, label: string, act: () => void, told: string) => (
    <Action
      type="button"
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => {
        focusField(currentTarget);
        saved.change(act, told);
      }}
    >
      <Icon name={icon} />
    </Action>
  );
  const mayKeep = favouriteEntries.isOn() && !saved.favourites.includes(entry);
  return (
    <>
      {mayKeep && renderAction("star", keep(name), () => keepEntry(entry), kept(name))}
      {renderAction("close", remove(name), () => removeEntry(entry), removed(name))}
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
