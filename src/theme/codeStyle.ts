import { css } from "styled-components";
import { theme } from "./theme";
import { type CodeToken, codeTokens } from "../shared/content/codeTokens";

/** The surface of code blocks and signatures. */
export const codeSurface = css`
  border: 1px solid ${theme.color.codeBorder};
  border-radius: ${theme.radius.md};
  color: ${theme.color.codeText};
  background: ${theme.color.surface};
`;

/** Code within a line of text; a link's code stays plain, as its underline is mark enough. */
export const inlineCode = css`
  padding: 0.1em 0.25em;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.codeText};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;
`;

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

const { color } = theme;

const colors: Record<CodeToken, string> = {
  comment: color.codeComment,
  constant: color.codeConstant,
  function: color.codeFunction,
  keyword: color.codeKeyword,
  number: color.codeNumber,
  receiver: color.codeReceiver,
  result: color.codeResult,
  string: color.codeString,
  symbol: color.codeSymbol,
  variable: color.codeVariable,
};

const rules = codeTokens.map((token) => `.${token} { color: ${colors[token]}; }`);

/** Colours of the words that the build has marked with class names. */
export const codeColors = css`
  i {
    font-style: normal;
  }
  ${rules.join("\n")}
`;
