import { css } from "styled-components";
import { theme } from "./theme";

/** The style of the lines of a block of code: those that stand out, output, prompts, numbers. */
export const codeLines = css`
  & > pre {
    padding: ${theme.space[3]} 0;
    overflow-x: auto;
    font-size: ${theme.fontSize.sm};
    line-height: 1.6;
    tab-size: 2;
  }
  & code {
    display: block;
    width: max-content;
    min-width: 100%;
    padding: 0 ${theme.space[4]};
    font-size: inherit;
    counter-reset: line;
  }
  & .line {
    display: block;
    margin: 0 -${theme.space[4]};
    padding: 0 ${theme.space[4]};
  }
  & .line[data-highlight] {
    background: ${theme.color.mark};
    box-shadow: inset 3px 0 ${theme.color.accent};
  }
  & .line[data-output] {
    color: ${theme.color.codeResult};
  }
  & .prompt {
    color: ${theme.color.codeComment};
    user-select: none;
  }
  & [data-line-numbers] > .line::before {
    display: inline-block;
    width: 2ch;
    margin-right: ${theme.space[4]};
    text-align: right;
    color: ${theme.color.codeComment};
    counter-increment: line;
    content: counter(line);
  }
`;
