import styled from "styled-components";
import { searchMessages } from "../../config/searchMessages";
import { theme } from "../../theme/theme";
import { Hint } from "../results/Hint";

interface AskStartProps {
  onAsk: (question: string) => void;
}

/** Renders what can be asked, before there is a question. */
export function AskStart({ onAsk }: AskStartProps) {
  const { initial, tryThese, questions } = searchMessages.ask;
  return (
    <>
      <Hint>{initial}</Hint>
      <ul aria-label={tryThese}>
        {questions.map((question) => (
          <li key={question}>
            <Question type="button" onClick={() => onAsk(question)}>
              {question}
            </Question>
          </li>
        ))}
      </ul>
    </>
  );
}

const Question = styled.button`
  width: 100%;
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 0;
  border-radius: ${theme.radius.sm};
  font-size: ${theme.fontSize.sm};
  text-align: start;
  background: none;
  &:hover {
    background: ${theme.color.hover};
  }
`;
