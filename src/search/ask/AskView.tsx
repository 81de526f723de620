import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { searchMessages } from "../../config/searchMessages";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";
import { controlStyle } from "../../ui/controlStyle";
import { Icon } from "../../ui/Icon";
import { DialogBody } from "../dialog/DialogBody";
import { DialogField } from "../dialog/DialogField";
import { Hint } from "../results/Message";
import type { SearchBackend } from "../backends/searchBackend";
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

/** Renders a question, and what these docs say to it. */
export function AskView({ backend, query, onQuery, onBack, onClose }: AskViewProps) {
  const body = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState(query.trim());
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [question]);
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
        after={<Submit type="submit">{ask.submit}</Submit>}
        aria-label={ask.input}
        placeholder={ask.placeholder}
        enterKeyHint="send"
        value={query}
        onText={onQuery}
        onSubmit={() => setQuestion(query.trim())}
      />
      <DialogBody ref={body} aria-label={ask.found}>
        {question === "" ? (
          <Hint>{ask.initial}</Hint>
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
