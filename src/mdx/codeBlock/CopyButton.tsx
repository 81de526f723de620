import styled from "styled-components";
import { messages } from "../../config/messages";
import { theme } from "../../theme/theme";
import { copyMark } from "../../ui/code/copyOnPress";
import { copyIcon } from "../../ui/code/maskedIcon";

interface CopyButtonProps {
  /** The name of its code, where there are many of its kind. */
  label?: string;
}

const mark = { [copyMark]: "" };

/** Copies the code of its figure, or the code beside it; `copyOnPress` does it and says so. */
export function CopyButton({ label = messages.code.copyLabel }: CopyButtonProps) {
  return <Button type="button" aria-label={label} data-needs-script="" {...mark} />;
}

const Button = styled.button`
  width: 1.875rem;
  height: 1.875rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.textMuted};
  background: none;
  transition: color ${theme.duration.fast} ease-out;
  ${copyIcon("1.125rem")}
`;
