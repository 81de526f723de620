import { Link } from "gatsby";
import { useState } from "react";
import styled from "styled-components";
import { words } from "../../../config/words";
import { theme } from "../../../theme/theme";
import { Button } from "../../../ui/Button";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { ResultSkeleton } from "../../ResultSkeleton";
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

/** An answer that an assistant writes while it is read. Where it fails, these docs are quoted. */
export function HostedAnswer({ assistant, ...props }: HostedAnswerProps) {
  const { state, stop } = useHostedAnswer(assistant, props.question);
  const known = useKnownNames();
  const { ask } = words.search;
  return (
    <>
      <VisuallyHidden role="status">{statusWords(state)}</VisuallyHidden>
      <Note>{state.status === "failed" ? ask.assistantFailed : ask.assistantLabel}</Note>
      {state.text === "" && state.status === "writing" && <ResultSkeleton />}
      <section aria-label={ask.answer} aria-busy={state.status === "writing"}>
        <AnswerText text={state.text} known={known} />
      </section>
      {known && <UnknownNamesNote text={state.text} known={known} />}
      {state.status === "writing" && (
        <Stop type="button" onClick={stop}>
          {ask.stop}
        </Stop>
      )}
      {state.status === "failed" && <QuotedAnswer {...props} />}
      <Sources state={state} onFollow={props.onFollow} />
      {state.status === "finished" && state.messageId && (
        <Feedback assistant={assistant} messageId={state.messageId} />
      )}
    </>
  );
}

function statusWords({ status, text }: HostedState): string {
  const { ask } = words.search;
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

interface SourcesProps {
  state: HostedState;
  onFollow: () => void;
}

function Sources({ state, onFollow }: SourcesProps) {
  const [id] = useState("ask-sources");
  if (state.sources.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <Note id={id}>{words.search.ask.sources}</Note>
      <List>
        {state.sources.map(({ url, title }) => (
          <li key={url}>
            <Link to={url} onClick={onFollow}>
              {title}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

const Note = styled.p`
  margin: ${theme.space[2]} ${theme.space[3]};
  font-size: ${theme.fontSize.xs};
  color: ${theme.color.textMuted};
`;

const Stop = styled(Button)`
  margin: 0 ${theme.space[3]} ${theme.space[3]};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin: 0 ${theme.space[3]} ${theme.space[3]};
  padding: 0;
  font-size: ${theme.fontSize.sm};
  list-style: none;
`;
