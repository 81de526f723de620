import styled from "styled-components";
import { messages } from "../../config/messages";
import { codeSurface } from "../../theme/codeSurface";
import { theme } from "../../theme/theme";
import { CopyButton } from "./CopyButton";

/** Renders one command with a button that copies it. */
export function Command({ text }: { text: string }) {
  return (
    <Line>
      <code>{text}</code>
      <CopyButton label={messages.versions.copy(text)} />
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]};
  max-width: 100%;
  padding-inline-start: ${theme.space[2]};
  ${codeSurface}
  & > code {
    overflow-wrap: anywhere;
  }
  & > button {
    flex: none;
  }
`;
