import styled from "styled-components";
import { theme } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { focusField } from "../focusField";

/** Renders what is told in place of results or of an answer. */
export function Message({ title, hint }: { title: string; hint: string }) {
  return (
    <>
      <Title>{title}</Title>
      <Hint>{hint}</Hint>
    </>
  );
}

/** Renders a button that goes with the message above it once it is pressed: the field of the dialog gets the focus. */
export function MessageButton({ onPress, children }: { onPress: () => void; children: string }) {
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

/** A line of the dialog that explains. */
export const Hint = styled.p`
  margin: ${theme.space[2]} ${theme.space[3]} ${theme.space[4]};
  font-size: ${theme.fontSize.sm};
  color: ${theme.color.textMuted};
`;

const Title = styled.p`
  margin: ${theme.space[4]} ${theme.space[3]} 0;
  overflow-wrap: anywhere;
  font-weight: ${theme.fontWeight.strong};
`;

const Action = styled(Button)`
  margin: 0 ${theme.space[3]} ${theme.space[3]};
`;
