import { memo, type MouseEvent, type ReactNode } from "react";
import styled from "styled-components";
import { searchMessages } from "../../config/searchMessages";
import { theme } from "../../theme/theme";
import { closeAfterFrame } from "../../ui/dialog/closeAfterFrame";
import { controlStyle } from "../../ui/controlStyle";
import { Icon } from "../../ui/Icon";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

/** Renders a field of the dialog with the button that closes it. */
export function DialogHead({ children }: { children: ReactNode }) {
  return (
    <Head>
      {children}
      <Closer />
    </Head>
  );
}

const Closer = memo(function Closer() {
  return (
    <CloseButton type="button" onClick={close}>
      <Icon name="close" />
      <VisuallyHidden>{searchMessages.close}</VisuallyHidden>
    </CloseButton>
  );
});

function close({ currentTarget }: MouseEvent): void {
  closeAfterFrame(currentTarget.closest("dialog"));
}

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[3]};
  padding: 0 ${theme.space[2]} 0 ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.border};
  color: ${theme.color.textMuted};
  &:focus-within {
    border-bottom-color: ${theme.color.accent};
    box-shadow: 0 1px 0 ${theme.color.accent};
  }
`;

const CloseButton = styled.button`
  ${controlStyle}
`;
