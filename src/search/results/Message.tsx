import styled from "styled-components";
import { theme } from "../../theme/theme";

interface MessageProps {
  title: string;
  hint: string;
}

/** Renders what is told in place of results or of an answer. */
export function Message({ title, hint }: MessageProps) {
  return (
    <>
      <Title>{title}</Title>
      <Hint>{hint}</Hint>
    </>
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
