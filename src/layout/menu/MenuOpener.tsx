import type { RefObject } from "react";
import styled from "styled-components";
import { messages } from "../../config/messages";
import { menuId, menuOpenerId } from "../../shared/dom/frameIds";
import { media } from "../../theme/breakpoints";
import { controlStyle } from "../../ui/controlStyle";
import { Icon } from "../../ui/Icon";
import { openMenu } from "./useMenuDialog";

interface MenuOpenerProps {
  dialog: RefObject<HTMLDialogElement>;
}

/** Opens the mobile panel: by `command` before React is there, as a link to it where scripts are off. */
export function MenuOpener({ dialog }: MenuOpenerProps) {
  return (
    <MobileOnly id={menuOpenerId}>
      <Opener
        type="button"
        data-needs-script=""
        aria-label={messages.menu.open}
        command="show-modal"
        commandfor={menuId}
        onClick={(event) => openMenu(event, dialog.current)}
      >
        <Icon name="menu" />
      </Opener>
      <PlainOpener href={`#${menuId}`} data-without-script="">
        {messages.menu.open}
      </PlainOpener>
    </MobileOnly>
  );
}

const MobileOnly = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

const Opener = styled.button.withConfig({ shouldForwardProp: () => true })`
  ${controlStyle}
`;

const PlainOpener = styled.a`
  ${controlStyle}
`;
