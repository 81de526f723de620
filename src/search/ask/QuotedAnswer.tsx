import { searchMessages } from "../../config/searchMessages";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { entryName } from "../results/entryName";
import { Message } from "../results/Message";
import { MessageButton } from "../results/MessageButton";
import { ResultSkeleton } from "../results/ResultSkeleton";
import type { SearchBackend } from "../backends/searchBackend";
import { Quote } from "./Quote";
import { useQuotedAnswer, type QuotedState } from "./useQuotedAnswer";

export interface AnswerProps {
  backend: SearchBackend;
  question: string;
  /** Leads back to the search, with the question as the query. */
  onSearch: () => void;
  onFollow: () => void;
}

/** Renders an answer that is found in these docs and quoted, or that there is none. */
export function QuotedAnswer({ backend, question, onSearch, onFollow }: AnswerProps) {
  const state = useQuotedAnswer(backend, question);
  return (
    <>
      <div role="status">{messageFor(state, question)}</div>
      {state.status === "waiting" && <ResultSkeleton />}
      {state.status === "quoted" && <Quote answer={state.answer} onFollow={onFollow} />}
      {state.status === "nothing" && (
        <MessageButton onPress={onSearch}>{searchMessages.ask.searchInstead}</MessageButton>
      )}
      {state.status === "failed" && (
        <MessageButton onPress={state.retry}>{searchMessages.tryAgain}</MessageButton>
      )}
    </>
  );
}

function messageFor(state: QuotedState, question: string) {
  const { ask, failed, failedHint } = searchMessages;
  switch (state.status) {
    case "waiting":
      return <VisuallyHidden>{ask.waiting}</VisuallyHidden>;
    case "quoted":
      return <VisuallyHidden>{ask.answeredFrom(entryName(state.answer.entry))}</VisuallyHidden>;
    case "nothing":
      return <Message title={ask.nothing(question)} hint={ask.nothingHint} />;
    case "failed":
      return <Message title={failed} hint={failedHint} />;
  }
}
