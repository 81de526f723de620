import styled from "styled-components";
import { wordTokens } from "../../reference/wordTokens";
import { inlineCode } from "../../theme/codeSurface";

interface InlineTextProps {
  /** Code in it is between backticks. */
  text: string;
}

export function InlineText({ text }: InlineTextProps) {
  return wordTokens(text).map((token, index) =>
    token.type === "code" ? <Code key={index}>{token.text}</Code> : token.text,
  );
}

const Code = styled.code`
  ${inlineCode}
`;
