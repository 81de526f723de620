import styled from "styled-components";
import { theme } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { focusField } from "../focusField";

interface MessageButtonProps {
  onPress: () => void;
  children: string;
}

/** Renders a button that goes with the message above it once it is pressed: the field of the dialog gets the focus. */
export function MessageButton({ onPress, children }: MessageButtonProps) {
  return (
    <Action
      type="button"
      onClick={({ currentTarget }) => {
        focusField(currentTarget);
        onPress();
      }}
    >
      {children}
    </Action>
  );
}

const Action = styled(Button)`
  margin: 0 ${theme.space[3]} ${theme.space[3]};
`;
