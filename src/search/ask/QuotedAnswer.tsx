import styled from "styled-components";
import { words } from "../../config/words";
import { theme } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { entryName } from "../entryName";
import { ResultSkeleton } from "../ResultSkeleton";
import type { SearchBackend } from "../searchBackend";
import { AskNote } from "./AskNote";
import { Quote } from "./Quote";
import { useQuotedAnswer, type QuotedState } from "./useQuotedAnswer";

export interface AnswerProps {
  backend: SearchBackend;
  question: string;
  /** Leads back to the search, with the question as the query. */
  onSearch: () => void;
  onFollow: () => void;
}

/** An answer that is found in these docs and quoted, or that there is none. */
export function QuotedAnswer({ backend, question, onSearch, onFollow }: AnswerProps) {
  const state = useQuotedAnswer(backend, question);
  return (
    <>
      <div role="status">{messageFor(state, question)}</div>
      {state.status === "waiting" && <ResultSkeleton />}
      {state.status === "quoted" && <Quote answer={state.answer} onFollow={onFollow} />}
      {state.status === "nothing" && (
        <Action type="button" onClick={onSearch}>
          {words.search.ask.searchInstead}
        </Action>
      )}
      {state.status === "failed" && (
        <Action type="button" onClick={state.retry}>
          {words.search.tryAgain}
        </Action>
      )}
    </>
  );
}

function messageFor(state: QuotedState, question: string) {
  const { ask, failed, failedHint } = words.search;
  switch (state.status) {
    case "waiting":
      return <VisuallyHidden>{ask.waiting}</VisuallyHidden>;
    case "quoted":
      return <VisuallyHidden>{ask.answeredFrom(entryName(state.answer.entry))}</VisuallyHidden>;
    case "nothing":
      return <AskNote title={ask.nothing(question)} hint={ask.nothingHint} />;
    case "failed":
      return <AskNote title={failed} hint={failedHint} />;
  }
}

const Action = styled(Button)`
  margin: 0 ${theme.space[3]} ${theme.space[3]};
`;
