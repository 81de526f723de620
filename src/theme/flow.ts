import { css } from "styled-components";
import { inlineCode } from "./codeSurface";
import { theme } from "./theme";

/** The rhythm of text: spaces between the direct children, the measure of lines, lists and code within lines. */
export const flow = css`
  & > * + * {
    margin-top: ${theme.space[4]};
  }
  & > [data-level="2"] {
    margin-top: ${theme.space[7]};
  }
  & > [data-level="3"] {
    margin-top: ${theme.space[6]};
  }
  & > [data-level="4"] {
    margin-top: ${theme.space[5]};
  }
  & > [data-level]:first-child {
    margin-top: 0;
  }
  & > :is(p, ul, ol, blockquote) {
    max-width: ${theme.size.measure};
  }
  & > :is(ul, ol),
  & > :is(ul, ol) :is(ul, ol) {
    padding-inline-start: ${theme.space[5]};
    list-style: revert;
  }
  & > :is(ul, ol) li::marker {
    color: ${theme.color.textMuted};
  }
  & > :is(ul, ol) li + li,
  & > :is(ul, ol) li > :is(ul, ol, p + p) {
    margin-top: ${theme.space[1]};
  }
  & > blockquote {
    padding-inline-start: ${theme.space[4]};
    border-inline-start: 3px solid ${theme.color.border};
    color: ${theme.color.textMuted};
  }
  & > :is(p, ul, ol, blockquote) code:not(a > code) {
    ${inlineCode}
  }
`;
