import styled from "styled-components";
import { messages } from "../../config/messages";
import { theme } from "../../theme/theme";
import { copiedMark, copyMark } from "../../ui/code/copyOnPress";
import { iconUrl, maskedIcon } from "../../ui/code/maskedIcon";

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
  display: grid;
  place-items: center;
  width: 1.875rem;
  height: 1.875rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.textMuted};
  background: none;
  transition: color ${theme.duration.fast} ease-out;
  &:hover {
    color: ${theme.color.accent};
  }
  &::before {
    width: 1.125rem;
    height: 1.125rem;
    ${maskedIcon("copy")}
  }
  &[${copiedMark}]::before {
    mask-image: ${iconUrl("check")};
  }
`;
