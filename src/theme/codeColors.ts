import { css } from "styled-components";
import { codeTokens, type CodeToken } from "../shared/content/codeTokens";
import { theme } from "./theme";

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
