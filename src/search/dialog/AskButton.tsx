import { memo } from "react";
import styled from "styled-components";
import { searchMessages } from "../../config/searchMessages";
import { theme } from "../../theme/theme";
import { controlStyle } from "../../ui/controlStyle";
import { Icon } from "../../ui/Icon";

interface AskButtonProps {
  onAsk: () => void;
  onPrepare: () => void;
}

/** Leads from the search to the mode that answers questions. */
export const AskButton = memo(function AskButton({ onAsk, onPrepare }: AskButtonProps) {
  return (
    <Toggle
      type="button"
      aria-keyshortcuts="Control+I Meta+I"
      title={searchMessages.ask.openTitle}
      onClick={onAsk}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
    >
      <Icon name="ask" />
      {searchMessages.ask.open}
    </Toggle>
  );
});

const Toggle = styled.button`
  ${controlStyle}
  flex: none;
  font-weight: ${theme.fontWeight.medium};
  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  & + button {
    margin-inline-start: calc(-1 * ${theme.space[2]});
  }
`;
