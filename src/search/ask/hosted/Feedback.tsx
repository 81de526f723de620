import { useState } from "react";
import styled from "styled-components";
import { searchMessages } from "../../../config/searchMessages";
import { theme } from "../../../theme/theme";
import { Button } from "../../../ui/Button";
import type { Assistant } from "./assistant";

interface FeedbackProps {
  assistant: Assistant;
  messageId: string;
}

/** Asks whether an answer helped; it is said once. */
export function Feedback({ assistant, messageId }: FeedbackProps) {
  const [outcome, setOutcome] = useState<"none" | "sent" | "failed">("none");
  const { feedback } = searchMessages.ask;
  function send(isHelpful: boolean) {
    assistant.sendFeedback(messageId, isHelpful).then(
      () => setOutcome("sent"),
      () => setOutcome("failed"),
    );
  }
  return (
    <Row>
      <span role="status">{outcome === "none" ? feedback.question : feedback[outcome]}</span>
      {outcome !== "sent" && (
        <>
          <Button type="button" onClick={() => send(true)}>
            {feedback.yes}
          </Button>
          <Button type="button" onClick={() => send(false)}>
            {feedback.no}
          </Button>
        </>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin: ${theme.space[3]};
  font-size: ${theme.fontSize.sm};
`;
