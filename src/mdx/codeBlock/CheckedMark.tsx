import styled from "styled-components";
import { messages } from "../../config/messages";
import { checkedNoteId } from "../../shared/dom/frameIds";
import { usePageVersion } from "../../layout/docsVersion";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";
import { maskedIcon } from "../../ui/code/maskedIcon";
import { dismissedMark } from "../../ui/code/hideTooltips";

/**
 * Says that an example was checked, and on hover, focus or touch what was, in the words of `CodeNotes`. `hideTooltips`
 * hides them on Esc.
 */
export function CheckedMark() {
  const note = messages.code.checkedAgainst(usePageVersion().gem);
  return (
    <Mark
      type="button"
      aria-label={messages.code.checked}
      aria-describedby={checkedNoteId}
      $note={note}
    />
  );
}

const Mark = styled.button<{ $note: string }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 1.875rem;
  height: 1.875rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.sm};
  font: inherit;
  color: ${theme.color.textMuted};
  background: none;
  cursor: help;
  &::before {
    width: 1rem;
    height: 1rem;
    ${maskedIcon("check")}
  }
  &::after {
    position: absolute;
    top: 100%;
    inset-inline-end: 0;
    z-index: 1;
    width: 18rem;
    max-width: 70vw;
    padding: ${theme.space[2]} ${theme.space[3]};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.sm};
    text-align: start;
    color: ${theme.color.text};
    background: ${theme.color.background};
    content: "${({ $note }) => $note}";
    visibility: hidden;
  }
  ${media.touch} {
    &::after {
      top: auto;
      bottom: 100%;
    }
  }
  &:is(:hover, :focus):not([${dismissedMark}])::after {
    visibility: visible;
  }
`;
