import { memo, type ReactNode } from "react";
import styled from "styled-components";
import { words } from "../config/words";
import { theme } from "../theme/theme";
import { controlStyle } from "../ui/controlStyle";
import { Icon } from "../ui/Icon";
import { VisuallyHidden } from "../ui/VisuallyHidden";

interface DialogHeadProps {
  onClose: () => void;
  children: ReactNode;
}

/** A field of the dialog with the button that closes it. */
export function DialogHead({ onClose, children }: DialogHeadProps) {
  return (
    <Head>
      {children}
      <Closer onClose={onClose} />
    </Head>
  );
}

const Closer = memo(function Closer({ onClose }: Pick<DialogHeadProps, "onClose">) {
  return (
    <CloseButton type="button" onClick={onClose}>
      <Icon name="close" />
      <VisuallyHidden>{words.search.close}</VisuallyHidden>
    </CloseButton>
  );
});

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
