import { useState } from "react";
import styled from "styled-components";
import { searchMessages } from "../../../config/searchMessages";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { MessageButton } from "../../results/Message";
import { ResultSkeleton } from "../../results/ResultSkeleton";
import { Label, LinkList } from "../LinkList";
import { type AnswerProps, QuotedAnswer } from "../QuotedAnswer";
import { AnswerText } from "./AnswerText";
import type { Assistant } from "./assistant";
import { UnknownNamesNote, useKnownNames } from "./UnknownNames";
import { type HostedState, useHostedAnswer } from "./useHostedAnswer";
import { theme } from "../../../theme/theme";
import { Button } from "../../../ui/Button";

interface HostedAnswerProps extends AnswerProps {
  assistant: Assistant;
}

/** Renders an answer that an assistant writes while it is read. Where it fails, these docs are quoted. */
export function HostedAnswer({ assistant, ...props }: HostedAnswerProps) {
  const { state, stop } = useHostedAnswer(assistant, props.question);
  const known = useKnownNames();
  const { ask } = searchMessages;
  return (
    <>
      <VisuallyHidden role="status">{statusText(state)}</VisuallyHidden>
      <Label>{state.status === "failed" ? ask.assistantFailed : ask.assistantLabel}</Label>
      {state.text === "" && state.status === "writing" && <ResultSkeleton />}
      <section aria-label={ask.answer} aria-busy={state.status === "writing"}>
        <AnswerText text={state.text} known={known} />
      </section>
      {known && <UnknownNamesNote text={state.text} known={known} />}
      {state.status === "writing" && <MessageButton onPress={stop}>{ask.stop}</MessageButton>}
      {state.status === "failed" && <QuotedAnswer {...props} />}
      <LinkList label={ask.sources} links={state.sources} onFollow={props.onFollow} />
      {state.status === "finished" && state.messageId && (
        <Feedback assistant={assistant} messageId={state.messageId} />
      )}
    </>
  );
}

function statusText({ status, text }: HostedState): string {
  const { waiting, writing, finished, stopped, assistantFailed: failed } = searchMessages.ask;
  return { writing: text === "" ? waiting : writing, finished, stopped, failed }[status];
}

/** Asks whether an answer helped; it is said once. */
function Feedback({ assistant, messageId }: { assistant: Assistant; messageId: string }) {
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
