import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { searchMessages } from "../../config/searchMessages";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";
import { controlStyle } from "../../ui/controlStyle";
import { Icon } from "../../ui/Icon";
import type { SearchBackend } from "../backends/searchBackend";
import { DialogBody } from "../dialog/DialogBody";
import { DialogField } from "../dialog/DialogField";
import { DialogFooter } from "../dialog/DialogFooter";
import { KeyHints } from "../dialog/KeyHints";
import { focusField } from "../focusField";
import { Hint } from "../results/Message";
import { Answer } from "./Answer";

interface AskViewProps {
  backend: SearchBackend;
  /** The text that the search and a question share. */
  query: string;
  onQuery: (query: string) => void;
  onBack: () => void;
  onClose: () => void;
}

const { ask } = searchMessages;

/** Renders a question, and what these docs say to it; before there is one, what can be asked. */
export function AskView({ backend, query, onQuery, onBack, onClose }: AskViewProps) {
  const body = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState(query.trim());
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [question]);
  function askFor(text: string) {
    onQuery(text);
    setQuestion(text.trim());
    if (body.current) focusField(body.current);
  }
  const back = (
    <Back
      type="button"
      aria-keyshortcuts="Control+I Meta+I"
      aria-label={ask.back}
      title={ask.back}
      onClick={onBack}
    >
      <Icon name="chevron" />
    </Back>
  );
  return (
    <>
      <DialogField
        before={back}
        aria-label={ask.input}
        placeholder={ask.placeholder}
        enterKeyHint="send"
        value={query}
        onText={onQuery}
        onSubmit={() => askFor(query)}
      >
        <Submit type="submit">{ask.submit}</Submit>
      </DialogField>
      <DialogBody ref={body} aria-label={ask.found}>
        {question === "" ? (
          <>
            <Hint>{ask.initial}</Hint>
            <ul aria-label={ask.tryThese}>
              {ask.questions.map((each) => (
                <li key={each}>
                  <Question type="button" onClick={() => askFor(each)}>
                    {each}
                  </Question>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <Answer
            key={question}
            backend={backend}
            question={question}
            onSearch={onBack}
            onFollow={onClose}
          />
        )}
      </DialogBody>
      <Keys>
        <KeyHints
          hints={[
            ["↵", ask.keys.ask],
            ["Esc", ask.keys.leave],
          ]}
        />
      </Keys>
    </>
  );
}

const Back = styled.button`
  ${controlStyle}
  margin-inline-start: calc(-1 * ${theme.space[3]});
  & > svg {
    transform: rotate(180deg);
  }
`;

const Submit = styled.button`
  ${controlStyle}
  padding: 0 ${theme.space[3]};
  font-weight: ${theme.fontWeight.strong};
  color: ${theme.color.onAccent};
  background: ${theme.color.accentFill};
  &:hover {
    color: ${theme.color.onAccent};
    background: ${theme.color.accentFillHover};
  }
  ${media.forcedColors} {
    border: 1px solid ButtonText;
  }
`;

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

const Keys = styled(DialogFooter)`
  ${media.mobile} {
    display: none;
  }
`;
