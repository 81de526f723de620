import { useEffect, useRef, type ComponentPropsWithoutRef, type ReactNode } from "react";
import styled from "styled-components";
import { searchConfig } from "../../config/search";
import { searchMessages } from "../../config/searchMessages";
import { theme } from "../../theme/theme";
import { controlStyle } from "../../ui/controlStyle";
import { closeAfterFrame } from "../../ui/dialog/closeAfterFrame";
import { Icon } from "../../ui/Icon";

interface DialogFieldProps extends Omit<ComponentPropsWithoutRef<"input">, "onSubmit"> {
  before: ReactNode;
  /** The parts between the field and the button that closes. */
  children: ReactNode;
  onText: (text: string) => void;
  onSubmit?: () => void;
}

/**
 * Renders the head of the dialog: its field, which has the focus from the start and its text selected, and the button
 * that closes it.
 */
export function DialogField({ before, children, onText, onSubmit, ...input }: DialogFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Head
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {before}
      <Input ref={field} {...input} onChange={(event) => onText(event.target.value)} />
      {children}
      <Closer
        type="button"
        aria-label={searchMessages.close}
        onClick={(event) => closeAfterFrame(event.currentTarget.closest("dialog"))}
      >
        <Icon name="close" />
      </Closer>
    </Head>
  );
}

const Head = styled.form`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[3]};
  padding: 0 ${theme.space[2]} 0 ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.border};
  color: ${theme.color.textMuted};
  &:focus-within {
    border-bottom-color: ${theme.color.accent};
    box-shadow: 0 1px 0 ${theme.color.accent};
  }
`;

/** The line under the whole head shows that it has the focus. Not of type `search`, whose Esc empties it. */
const Input = styled.input.attrs({
  type: "text",
  maxLength: searchConfig.maxQueryLength,
  autoComplete: "off",
  autoCapitalize: "off",
  spellCheck: false,
})`
  flex: 1;
  min-width: 0;
  height: 3.25rem;
  padding: 0;
  border: 0;
  font-size: ${theme.fontSize.lg};
  color: ${theme.color.text};
  background: none;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
`;

const Closer = styled.button`
  ${controlStyle}
  margin-inline-start: calc(-1 * ${theme.space[2]});
`;
