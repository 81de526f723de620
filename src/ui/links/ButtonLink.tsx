import styled from "styled-components";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";
import { PageLink } from "./PageLink";

/** A link that is an action; `data-kind="primary"` for the one that matters most. */
export const ButtonLink = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: ${theme.space[2]} ${theme.space[5]};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.md};
  font-weight: ${theme.fontWeight.strong};
  text-decoration: none;
  color: ${theme.color.text};
  &:hover {
    border-color: ${theme.color.accent};
  }
  &[data-kind="primary"] {
    border-color: ${theme.color.accentFill};
    color: ${theme.color.onAccent};
    background: ${theme.color.accentFill};
  }
  &[data-kind="primary"]:hover {
    border-color: ${theme.color.accentFillHover};
    background: ${theme.color.accentFillHover};
  }
  /* Neither paper nor forced colours have the ground that tells it apart. */
  ${media.print} {
    display: inline-block;
    &[data-kind][data-kind] {
      border-color: ${theme.color.borderStrong};
      background: none;
    }
  }
  ${media.forcedColors} {
    &[data-kind][data-kind] {
      border: 3px solid LinkText;
    }
  }
`;
