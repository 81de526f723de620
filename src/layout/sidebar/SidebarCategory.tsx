import { useState, type ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../theme/theme";
import { Collapsible } from "../../ui/Collapsible";
import { Icon } from "../../ui/Icon";

interface SidebarCategoryProps {
  label: string;
  /** True where the page being read is in it. */
  isCurrent: boolean;
  /** In place of the items until the category is reached for; `false` where they are always rendered. */
  beforeRender: ReactNode;
  children: ReactNode;
}

/** Opens when the reader arrives at one of its pages; closes only by the reader's hand. */
export function SidebarCategory(props: SidebarCategoryProps) {
  const { label, isCurrent, beforeRender, children } = props;
  const [isRendered, setIsRendered] = useState(isCurrent || beforeRender === false);
  const showItems = () => setIsRendered(true);
  if (isCurrent && !isRendered) showItems();
  const title = (
    <Label>
      {label}
      <Icon name="chevron" />
    </Label>
  );
  return (
    <Group
      summary={title}
      isWanted={isCurrent}
      onPointerMove={showItems}
      onFocus={showItems}
      onClickCapture={showItems}
    >
      <Items>{isRendered ? children : beforeRender}</Items>
    </Group>
  );
}

const Group = styled(Collapsible)`
  margin-bottom: ${theme.space[2]};
  & > summary [data-icon] {
    width: 0.875rem;
    color: ${theme.color.textMuted};
    transition: transform ${theme.duration.normal} ease-out;
  }
  &[open]:not([data-closing]) > summary [data-icon] {
    transform: rotate(90deg);
  }
`;

const Label = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0.375rem ${theme.space[3]};
  font-weight: ${theme.fontWeight.strong};
  color: ${theme.color.text};
  &:hover {
    color: ${theme.color.accent};
  }
`;

const Items = styled.div`
  margin-inline-start: ${theme.space[3]};
  border-inline-start: 1px solid ${theme.color.border};
  & [aria-current="page"] {
    margin-inline-start: -1px;
    border-inline-start: 2px solid ${theme.color.accent};
    padding-inline-start: calc(${theme.space[3]} - 1px);
  }
`;
