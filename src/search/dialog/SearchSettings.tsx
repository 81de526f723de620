import { useState } from "react";
import styled from "styled-components";
import { searchMessages } from "../../config/searchMessages";
import { theme } from "../../theme/theme";
import { Icon } from "../../ui/Icon";
import { slashKeySwitch } from "../storedSwitch";
import { favouriteEntries, recentEntries } from "./entryStore";
import type { SavedEntries } from "./useSavedEntries";

interface SearchSettingsProps {
  saved: SavedEntries;
}

/** Renders what a reader can turn off; below the footer's other parts while it is open. */
export function SearchSettings({ saved }: SearchSettingsProps) {
  const [isSlashOn, setSlashOn] = useState(slashKeySwitch.isOn);
  function storeSlash(isOn: boolean) {
    slashKeySwitch.store(isOn);
    setSlashOn(isOn);
  }
  const { slashKey, keepsRecents, keepsFavourites } = searchMessages.settings;
  return (
    <Disclosure>
      <summary>
        <Icon name="settings" />
        {searchMessages.settings.title}
      </summary>
      <Choice label={slashKey} isOn={isSlashOn} onChange={storeSlash} />
      <Choice
        label={keepsRecents}
        isOn={recentEntries.isOn()}
        onChange={(isOn) => saved.change(() => recentEntries.turn(isOn))}
      />
      <Choice
        label={keepsFavourites}
        isOn={favouriteEntries.isOn()}
        onChange={(isOn) => saved.change(() => favouriteEntries.turn(isOn))}
      />
    </Disclosure>
  );
}

interface ChoiceProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Choice({ label, isOn, onChange }: ChoiceProps) {
  return (
    <Line>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </Line>
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
