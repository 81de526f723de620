import { Link } from "gatsby";
import { useRef } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";
import { controlStyle } from "./controlStyle";
import { Icon, type IconName } from "./Icon";
import { useDismiss } from "./useDismiss";
import { VisuallyHidden } from "./VisuallyHidden";

export interface DropdownItem {
  label: string;
  path: string;
  isCurrent: boolean;
  onChoose?: () => void;
}

interface DropdownMenuProps {
  /** What is chosen here: `Version`. */
  label: string;
  items: readonly DropdownItem[];
  /** Shown in place of the current item's label where room is short. */
  icon?: IconName;
}

/** A choice of links, open without JavaScript because it is a `details`. */
export function DropdownMenu({ label, items, icon }: DropdownMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useDismiss(menu);
  const current = items.find((item) => item.isCurrent)?.label;
  const close = () => menu.current?.removeAttribute("open");
  return (
    <Menu ref={menu}>
      <Handle>
        {icon && <Icon name={icon} />}
        <VisuallyHidden>{label}: </VisuallyHidden>
        {icon ? <VisuallyHidden>{current}</VisuallyHidden> : current}
        <Icon name="chevron" />
      </Handle>
      <List>
        {items.map((item) => (
          <li key={item.path}>
            <ItemLink
              to={item.path}
              aria-current={item.isCurrent ? "true" : undefined}
              onClick={() => {
                item.onChoose?.();
                close();
              }}
            >
              {item.label}
            </ItemLink>
          </li>
        ))}
      </List>
    </Menu>
  );
}

const Menu = styled.details`
  position: relative;
  & [data-icon="chevron"] {
    width: 0.75rem;
    transform: rotate(90deg);
  }
`;

const Handle = styled.summary`
  ${controlStyle}
`;

const List = styled.ul`
  position: absolute;
  z-index: ${theme.layer.menu};
  right: 0;
  top: calc(100% + ${theme.space[1]});
  min-width: 9rem;
  padding: ${theme.space[1]};
  list-style: none;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.raised};
  box-shadow: 0 0.5rem 1.5rem ${theme.color.shadow};
`;

const ItemLink = styled(Link)`
  display: block;
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  font-size: ${theme.fontSize.sm};
  text-decoration: none;
  &:hover {
    background: ${theme.color.hover};
  }
  &[aria-current] {
    font-weight: 600;
    color: ${theme.color.accent};
  }
`;
