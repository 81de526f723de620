import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from "react";
import styled from "styled-components";
import { searchConfig } from "../../config/search";
import { searchMessages } from "../../config/searchMessages";
import { media, theme } from "../../theme/theme";
import { controlStyle } from "../../ui/controlStyle";
import { closeAfterFrame } from "../../ui/dialog/modal";
import { Icon } from "../../ui/Icon";
import { optionStyle } from "../results/resultStyle";

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

interface KeyHintsProps {
  /** Keys, separated by spaces, with what they do; `false` for one that does nothing now. */
  hints: readonly (readonly [keys: string, does: string] | false)[];
}

/** Renders the meaning of the keys, where there is a keyboard. */
export function KeyHints({ hints }: KeyHintsProps) {
  return (
    <Keys aria-hidden="true">
      {hints.map(
        (hint) =>
          hint && (
            <span key={hint[0]}>
              {hint[0].split(" ").map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}{" "}
              {hint[1]}
            </span>
          ),
      )}
    </Keys>
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

/** The part of the dialog that scrolls, also with the keys of one who cannot use a wheel. It needs a name. */
export const DialogBody = styled.div.attrs({ role: "group", tabIndex: 0 })`
  flex: 1;
  min-height: 9rem;
  padding: ${theme.space[2]};
  overflow-y: auto;
  /* A list that fits is as wide as one that scrolls. */
  scrollbar-gutter: stable;
  scrollbar-width: thin;
  overscroll-behavior: contain;
  ${optionStyle}
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Keys = styled.span`
  display: none;
  gap: ${theme.space[3]};
  & > span > kbd {
    margin-inline-end: ${theme.space[1]};
  }
  ${media.desktop} {
    ${media.hover} {
      display: flex;
    }
  }
`;

/** The last row of the dialog. */
export const DialogFooter = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-top: 1px solid ${theme.color.border};
  font-size: ${theme.fontSize.xs};
  color: ${theme.color.textMuted};
`;
