import styled from "styled-components";
import { messages } from "../config/messages";
import { mainId } from "../shared/dom/frameIds";
import { theme } from "../theme/theme";

/**
 * Renders the first stop of the Tab key; unseen until it has the focus. It is laid out before that as well, so its font
 * is one that the navbar opens anyway.
 */
export function SkipLink() {
  return <Jump href={`#${mainId}`}>{messages.frame.skipToContent}</Jump>;
}

const Jump = styled.a`
  position: absolute;
  z-index: ${theme.layer.progress};
  top: ${theme.space[2]};
  inset-inline-start: ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.strong};
  color: ${theme.color.onAccent};
  background: ${theme.color.accentFill};
  &:not(:focus) {
    clip-path: inset(50%);
  }
  &:hover {
    color: ${theme.color.onAccent};
  }
`;
