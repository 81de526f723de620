import styled from "styled-components";
import { searchMessages } from "../../config/searchMessages";
import { theme } from "../../theme/theme";
import { Icon } from "../../ui/Icon";
import { slashKeySwitch } from "../storedSwitch";
import { favouriteEntries, recentEntries } from "./entryStore";
import type { SavedEntries } from "./useSavedEntries";

const { settings } = searchMessages;

/** What a reader can turn off: its name, whether it is on, and what turns it. */
const choices = [
  [settings.slashKey, slashKeySwitch.isOn, slashKeySwitch.store],
  [settings.keepsRecents, recentEntries.isOn, recentEntries.turn],
  [settings.keepsFavourites, favouriteEntries.isOn, favouriteEntries.turn],
] as const;

/** Renders what a reader can turn off; below the footer's other parts while it is open. */
export function SearchSettings({ saved }: { saved: SavedEntries }) {
  return (
    <Disclosure>
      <summary>
        <Icon name="settings" />
        {settings.title}
      </summary>
      {choices.map(([label, isOn, turn]) => (
        <Line key={label}>
          <input
            type="checkbox"
            checked={isOn()}
            onChange={({ currentTarget: { checked } }) => saved.change(() => turn(checked))}
          />
          {label}
        </Line>
      ))}
    </Disclosure>
  );
}

const Disclosure = styled.details`
  margin-inline-start: auto;
  & > summary {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-height: 1.5rem;
    border-radius: ${theme.radius.sm};
  }
  & > summary:hover {
    color: ${theme.color.accent};
  }
  & > summary > svg {
    width: 1rem;
    height: 1rem;
  }
  &[open] {
    order: 1;
    width: 100%;
  }
`;

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 1.75rem;
`;
