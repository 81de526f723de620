import type { MouseEvent } from "react";
import styled from "styled-components";
import { menuId } from "../../shared/dom/frameIds";
import { controlStyle } from "../../ui/controlStyle";
import { Icon, type IconName } from "../../ui/Icon";

interface MenuButtonProps {
  label: string;
  icon: IconName;
  command: "show-modal" | "close";
  /** Where the link leads that stands in its place where scripts are off. */
  href: string;
  /** In place of the browser's own command, which serves before React is there. */
  onPress: (button: HTMLElement) => void;
}

/** Renders a button that opens or closes the mobile panel. */
export function MenuButton({ label, icon, command, href, onPress }: MenuButtonProps) {
  function press(event: MouseEvent<HTMLElement>) {
    event.preventDefault();
    onPress(event.currentTarget);
  }
  return (
    <>
      <Control
        type="button"
        data-needs-script=""
        aria-label={label}
        command={command}
        commandfor={menuId}
        onClick={press}
      >
        <Icon name={icon} />
      </Control>
      <PlainControl href={href} data-without-script="">
        {label}
      </PlainControl>
    </>
  );
}

const Control = styled.button.withConfig({ shouldForwardProp: () => true })`
  ${controlStyle}
`;

const PlainControl = styled.a`
  ${controlStyle}
`;
