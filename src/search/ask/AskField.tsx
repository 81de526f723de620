import { forwardRef, type FormEvent } from "react";
import styled from "styled-components";
import { searchMessages } from "../../config/searchMessages";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";
import { controlStyle } from "../../ui/controlStyle";
import { Icon } from "../../ui/Icon";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { DialogHead } from "../dialog/DialogHead";
import { FieldInput } from "../dialog/FieldInput";

interface AskFieldProps {
  query: string;
  onQuery: (query: string) => void;
  onAsk: (question: string) => void;
  onBack: () => void;
}

/** The head of the dialog in Ask mode. */
export const AskField = forwardRef<HTMLInputElement, AskFieldProps>(function AskField(
  { query, onQuery, onAsk, onBack },
  ref,
) {
  const { input, placeholder, submit, back } = searchMessages.ask;
  function ask(event: FormEvent) {
    event.preventDefault();
    onAsk(query);
  }
  return (
    <DialogHead>
      <Back type="button" aria-keyshortcuts="Control+I Meta+I" title={back} onClick={onBack}>
        <Icon name="chevron" />
        <VisuallyHidden>{back}</VisuallyHidden>
      </Back>
      <Form onSubmit={ask}>
        <FieldInput
          ref={ref}
          aria-label={input}
          placeholder={placeholder}
          enterKeyHint="send"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
        <Submit type="submit">{submit}</Submit>
      </Form>
    </DialogHead>
  );
});

const Form = styled.form`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
`;

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
