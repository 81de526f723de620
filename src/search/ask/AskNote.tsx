import styled from "styled-components";
import { theme } from "../../theme/theme";

interface AskNoteProps {
  title: string;
  hint: string;
}

/** What is told in place of an answer. */
export function AskNote({ title, hint }: AskNoteProps) {
  return (
    <>
      <Title>{title}</Title>
      <Hint>{hint}</Hint>
    </>
  );
}

const Title = styled.p`
  margin: ${theme.space[4]} ${theme.space[3]} 0;
  overflow-wrap: anywhere;
  font-weight: 600;
`;

const Hint = styled.p`
  margin: ${theme.space[2]} ${theme.space[3]} ${theme.space[4]};
  font-size: ${theme.fontSize.sm};
  color: ${theme.color.textMuted};
`;
