import { css } from "styled-components";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";

/**
 * The look of results, for the element that holds them: styled components would be ten for each result, with each key.
 */
export const resultStyle = css`
  & [data-part] mark {
    border-radius: 2px;
    color: inherit;
    background: ${theme.color.mark};
  }
  & [data-part="title"] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: ${theme.space[3]};
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  & [data-part="name"] {
    font-size: ${theme.fontSize.sm};
    font-weight: ${theme.fontWeight.strong};
  }
  & [data-part="name"][data-code] {
    font-family: ${theme.font.code};
    font-weight: ${theme.fontWeight.medium};
  }
  & [data-part="other"] {
    margin-inline-end: auto;
    font-size: ${theme.fontSize.xs};
    color: ${theme.color.textMuted};
  }
  & [data-part="context"] {
    font-size: ${theme.fontSize.xs};
    color: ${theme.color.textMuted};
  }
  & [data-part="line"] {
    display: block;
    /* Empty until the texts are there, which come after the names. */
    min-height: 1.5em;
    overflow: hidden;
    font-size: ${theme.fontSize.xs};
    line-height: 1.5;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${theme.color.textMuted};
  }
  & [data-part="line"][data-code] {
    font-family: ${theme.font.code};
  }
  & [data-part="coming"] {
    height: 2.75rem;
    margin: ${theme.space[2]};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface};
  }
  ${media.phone} {
    & [data-part="line"]:not([data-code]) {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      white-space: normal;
    }
  }
`;

/** The same for the lists of the dialog. */
export const optionStyle = css`
  ${resultStyle}
  & [role="option"] {
    display: block;
    padding: ${theme.space[2]} ${theme.space[3]};
    border-radius: ${theme.radius.sm};
    text-decoration: none;
  }
  & [role="option"]:hover {
    color: inherit;
  }
  & [role="option"][aria-selected="true"] {
    background: ${theme.color.accentSoft};
    box-shadow: inset 2px 0 ${theme.color.accent};
    &:dir(rtl) {
      box-shadow: inset -2px 0 ${theme.color.accent};
    }
    /* Where the reader's colours take the place of both. */
    ${media.forcedColors} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  & [data-part="group"] + [data-part="group"] {
    margin-top: ${theme.space[2]};
  }
  & [data-part="page"] {
    padding: ${theme.space[1]} ${theme.space[3]};
    font-size: ${theme.fontSize.xs};
    font-weight: ${theme.fontWeight.strong};
  }
  & [data-part="page"] > span {
    margin-inline-start: ${theme.space[1]};
    font-weight: ${theme.fontWeight.normal};
    color: ${theme.color.textMuted};
  }
`;
