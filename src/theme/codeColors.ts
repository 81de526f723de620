import { css } from "styled-components";
import { theme } from "./theme";

/** Colours of the tokens that the build has marked with class names. */
export const codeColors = css`
  .tok-comment {
    color: ${theme.color.codeComment};
  }
  .tok-keyword,
  .tok-boolean,
  .tok-important {
    color: ${theme.color.codeKeyword};
  }
  .tok-string,
  .tok-regex,
  .tok-char,
  .tok-attr-value {
    color: ${theme.color.codeString};
  }
  .tok-number {
    color: ${theme.color.codeNumber};
  }
  .tok-symbol,
  .tok-key,
  .tok-property,
  .tok-attr-name {
    color: ${theme.color.codeSymbol};
  }
  .tok-constant,
  .tok-class-name,
  .tok-builtin,
  .tok-tag {
    color: ${theme.color.codeConstant};
  }
  .tok-function,
  .tok-method-definition {
    color: ${theme.color.codeFunction};
  }
  .tok-variable,
  .tok-parameter {
    color: ${theme.color.codeVariable};
  }
  .tok-punctuation,
  .tok-operator {
    color: ${theme.color.codePunctuation};
  }
  .tok-result {
    color: ${theme.color.codeResult};
  }
`;
