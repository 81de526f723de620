import { searchMessages } from "../../../config/searchMessages";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { MessageButton } from "../../results/MessageButton";
import { ResultSkeleton } from "../../results/ResultSkeleton";
import { Label, LinkList } from "../LinkList";
import { QuotedAnswer, type AnswerProps } from "../QuotedAnswer";
import { AnswerText } from "./AnswerText";
import type { Assistant } from "./assistant";
import { Feedback } from "./Feedback";
import { UnknownNamesNote } from "./UnknownNamesNote";
import { useHostedAnswer, type HostedState } from "./useHostedAnswer";
import { useKnownNames } from "./useKnownNames";

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
  const { ask } = searchMessages;
  switch (status) {
    case "writing":
      return text === "" ? ask.waiting : ask.writing;
    case "finished":
      return ask.finished;
    case "stopped":
      return ask.stopped;
    case "failed":
      return ask.assistantFailed;
  }
}
