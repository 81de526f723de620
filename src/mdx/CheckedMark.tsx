import styled from "styled-components";
import { site } from "../config/site";
import { words } from "../config/words";
import { checkedNoteId } from "../shared/frameIds";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";
import { Icon } from "../ui/Icon";

/** Says that an example was checked, and on hover, focus or touch what was. `hideTooltips` hides it on Esc. */
export function CheckedMark() {
  return (
    <Mark type="button" aria-label={words.code.checked} aria-describedby={checkedNoteId}>
      <Icon name="check" />
      <span role="tooltip">{words.code.checkedAgainst(site.gemVersion)}</span>
    </Mark>
  );
}

const Mark = styled.button`
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
  & > svg {
    width: 1rem;
    height: 1rem;
  }
  & > [role="tooltip"] {
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
    visibility: hidden;
  }
  ${media.touch} {
    & > [role="tooltip"] {
      top: auto;
      bottom: 100%;
    }
  }
  &:is(:hover, :focus-visible, :focus) > [role="tooltip"]:not([hidden]) {
    visibility: visible;
  }
`;
