import styled from "styled-components";
import { descriptionTokens } from "../../reference/descriptionTokens";
import { inlineCode } from "../../theme/codeSurface";

interface InlineTextProps {
  /** Code in it is between backticks. */
  text: string;
}

export function InlineText({ text }: InlineTextProps) {
  return descriptionTokens(text).map((token, index) =>
    token.type === "code" ? <Code key={index}>{token.text}</Code> : token.text,
  );
}

const Code = styled.code`
  ${inlineCode}
`;
