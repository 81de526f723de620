import { Children, isValidElement, useRef, type ReactElement, type ReactNode } from "react";
import styled, { css } from "styled-components";
import { labelOf } from "../../config/labelOf";
import { messages } from "../../config/messages";
import { frameworks, type FrameworkId } from "../../shared/content/frameworks";
import { flow } from "../../theme/flow";
import { selectedTab } from "../../ui/choice/selectedTab";
import { Tabs as TabGroup } from "../../ui/choice/Tabs";
import { frameworkAttribute, shownFor } from "./frameworkChoice";
import type { TabProps } from "./Tab";
import { chooseFramework, useFramework } from "./useFramework";

interface TabsProps {
  /** A `Tab` for each framework. */
  children: ReactNode;
}

/** Renders one example for several frameworks; the reader's choice holds for every group of the site. */
export function Tabs({ children }: TabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const framework = useFramework();
  const tabs = Children.toArray(children).filter(isTab);
  const ids = tabs.map(({ props }) => props.framework);
  const shown = shownFor(framework, ids);

  /** Groups above may change their height: the pressed tab stays where it is. */
  function select(index: number) {
    const top = topOf(root.current);
    chooseFramework(ids[index] ?? framework);
    window.scrollBy(0, topOf(root.current) - top);
  }

  return (
    <Group ref={root}>
      <TabGroup
        label={messages.tabs.label}
        tabs={tabs.map((tab) => ({
          label: nameOf(tab.props.framework),
          choices: choicesOf(tab.props.framework, ids),
          content: tab,
        }))}
        selected={ids.findIndex((id) => id === shown)}
        onSelect={select}
      />
    </Group>
  );
}

function isTab(child: ReactNode): child is ReactElement<TabProps> {
  return isValidElement(child);
}

function nameOf(framework: FrameworkId): string {
  return labelOf(frameworks.find(({ id }) => id === framework)?.label ?? framework);
}

/** Returns the choices for which a group shows this framework. */
function choicesOf(framework: FrameworkId, group: readonly FrameworkId[]): string {
  const choices = frameworks.filter(({ id }) => shownFor(id, group) === framework);
  return choices.map(({ id }) => id).join(" ");
}

function topOf(element: HTMLElement | null): number {
  return element?.getBoundingClientRect().top ?? 0;
}

/** The shown tab follows the attribute of `<html>`, which is right before React is there. */
const shownParts = frameworks.map(
  ({ id }) => css`
    :root[${frameworkAttribute}="${id}"] & [role="tabpanel"]:not([data-choices~="${id}"]) {
      display: none;
    }
    :root[${frameworkAttribute}="${id}"] & [role="tab"][data-choices~="${id}"] {
      ${selectedTab}
    }
  `,
);

const Group = styled.div`
  & [role="tabpanel"] {
    ${flow}
    & > [data-panel-label] + * {
      margin-top: 0;
    }
  }
  ${shownParts}
`;
