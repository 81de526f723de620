import type { MouseEvent, RefObject } from "react";
import styled from "styled-components";
import { messages } from "../../config/messages";
import { menuId } from "../../shared/dom/frameIds";
import { theme } from "../../theme/theme";
import { closeAfterFrame } from "../../ui/dialog/closeAfterFrame";
import { controlStyle } from "../../ui/controlStyle";
import { Icon } from "../../ui/Icon";
import { Brand } from "../navbar/Brand";

interface MenuTopProps {
  dialog: RefObject<HTMLDialogElement>;
}

/** Renders the panel's own bar, where the navbar was. */
export function MenuTop({ dialog }: MenuTopProps) {
  function close(event: MouseEvent) {
    // In place of the button's own command.
    event.preventDefault();
    closeAfterFrame(dialog.current);
  }
  return (
    <Bar>
      <Brand />
      <Closer
        type="button"
        data-needs-script=""
        aria-label={messages.menu.close}
        command="close"
        commandfor={menuId}
        onClick={close}
      >
        <Icon name="close" />
      </Closer>
      <PlainCloser href="#" data-without-script="">
        {messages.menu.close}
      </PlainCloser>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  height: ${theme.size.navbar};
  padding: 0 ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.border};
`;

const Closer = styled.button.withConfig({ shouldForwardProp: () => true })`
  ${controlStyle}
`;

const PlainCloser = styled.a`
  ${controlStyle}
`;
