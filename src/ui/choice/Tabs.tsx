import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import styled from "styled-components";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";
import { pressedKey } from "../pressedKey";
import { nextIndex } from "./nextIndex";

export interface Tab {
  label: string;
  content: ReactNode;
  /** Names by which a style of the caller's tells tab and panel, in `data-choices`. */
  choices?: string;
}

interface TabsProps {
  /** The name of the choice. */
  label: string;
  tabs: readonly Tab[];
  selected: number;
  onSelect: (index: number) => void;
}

/**
 * Renders tabs and their panels; the caller styles what is selected. Without scripts every part is shown, with its
 * label.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function moveWithKeys(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = nextIndex(pressedKey(event.nativeEvent), selected, tabs.length, "horizontal");
    if (target === null) return;
    event.preventDefault();
    onSelect(target);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[target]?.focus();
  }

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} data-needs-script="">
        {tabs.map((tab, index) => (
          <Handle
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            data-choices={tab.choices}
            onClick={() => onSelect(index)}
            onKeyDown={moveWithKeys}
          >
            {tab.label}
          </Handle>
        ))}
      </List>
      {tabs.map((tab, index) => (
        <Panel
          key={tab.label}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          data-selected={index === selected}
          data-choices={tab.choices}
        >
          <strong data-panel-label="">{tab.label}</strong>
          {tab.content}
        </Panel>
      ))}
    </div>
  );
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  margin-bottom: ${theme.space[2]};
`;

const Handle = styled.button`
  min-height: 2rem;
  padding: 0 ${theme.space[3]};
  border: 0;
  border-radius: ${theme.radius.sm};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.medium};
  color: ${theme.color.textMuted};
  background: none;
  &:hover {
    color: ${theme.color.accent};
  }
`;

const Panel = styled.div`
  & + & {
    margin-top: ${theme.space[4]};
  }
  & > [data-panel-label] {
    display: block;
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.fontSize.sm};
    font-weight: ${theme.fontWeight.strong};
  }
  ${media.scripting} {
    margin-top: 0;
    & > [data-panel-label] {
      display: none;
    }
  }
  ${media.print} {
    & > [data-panel-label][data-panel-label] {
      display: block;
    }
  }
`;
