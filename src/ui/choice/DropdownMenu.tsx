import { Suspense, useRef } from "react";
import styled from "styled-components";
import { theme } from "../../theme/theme";
import { controlStyle } from "../controlStyle";
import { Icon, type IconName } from "../Icon";
import { SiteLink } from "../links/SiteLink";
import { copiedMark, copyMark } from "../code/copyOnPress";
import { moveFocus } from "./moveFocus";
import { useDismiss } from "./useDismiss";
import { VisuallyHidden } from "../VisuallyHidden";
import { ItemNote } from "./ItemNote";

export interface DropdownItem {
  label: string;
  /** A note of it, in small letters beneath. */
  note?: string;
  path: string;
  isCurrent?: boolean;
  /** True where the text at its path is copied instead; the menu stays open, and shows that it was. */
  copies?: boolean;
  /** The language that the label is in, where it is not the page's. */
  lang?: string;
  /** True where the browser loads it anew, as it does the pages of another build. */
  isOutside?: boolean;
  onChoose?: () => void;
}

interface DropdownMenuProps {
  /** The name of the choice, `Version`, or of a menu of links. */
  label: string;
  /** The current choice; absent where the menu is none. */
  chosen?: string;
  items: readonly DropdownItem[];
  /** Shown in place of what is chosen where room is short. */
  icon?: IconName;
}

/** Renders a choice of links. The browser opens it by itself, so it is hydrated after what is around it. */
export function DropdownMenu(props: DropdownMenuProps) {
  return (
    <Suspense>
      <Choice {...props} />
    </Suspense>
  );
}

/** Opens without JavaScript because it is a `details`. */
function Choice({ label, chosen, items, icon }: DropdownMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useDismiss(menu);
  const close = () => menu.current?.removeAttribute("open");
  return (
    <Menu ref={menu} data-screen-only="" onKeyDown={moveFocus}>
      <Handle>
        {icon && <Icon name={icon} />}
        {renderName(label, chosen, icon !== undefined)}
        <Icon name="chevron" />
      </Handle>
      <List>
        {items.map((item) => (
          <li key={item.label}>
            <ItemLink
              as={item.isOutside ? "a" : undefined}
              href={item.path}
              lang={item.lang}
              data-outside={item.isOutside}
              aria-current={item.isCurrent ? "true" : undefined}
              {...(item.copies && { [copyMark]: "" })}
              onClick={() => {
                item.onChoose?.();
                if (!item.copies) close();
              }}
            >
              {item.label}
              {item.note !== undefined && <ItemNote> {item.note}</ItemNote>}
            </ItemLink>
          </li>
        ))}
      </List>
    </Menu>
  );
}

function renderName(label: string, chosen: string | undefined, hasIcon: boolean) {
  if (chosen === undefined) return hasIcon ? <VisuallyHidden>{label}</VisuallyHidden> : label;
  return (
    <>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {hasIcon ? <VisuallyHidden>{chosen}</VisuallyHidden> : chosen}
    </>
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
  inset-inline-end: 0;
  top: calc(100% + ${theme.space[1]});
  min-width: 9rem;
  width: max-content;
  padding: ${theme.space[1]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.raised};
  box-shadow: 0 0.5rem 1.5rem ${theme.color.shadow};
`;

const ItemLink = styled(SiteLink)`
  display: block;
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  font-size: ${theme.fontSize.sm};
  text-decoration: none;
  &:hover {
    background: ${theme.color.hover};
  }
  &[${copiedMark}]::after {
    content: " ✓" / "";
  }
  &[aria-current] {
    font-weight: ${theme.fontWeight.strong};
    color: ${theme.color.accent};
  }
`;
