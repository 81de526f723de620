import styled from "styled-components";
import { words } from "../config/words";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";

interface PermalinkProps {
  id: string;
  /** What it is a link to. */
  name: string;
}

/** Stays out of sight until its `data-level` line is under the pointer or it has the focus. */
export function Permalink({ id, name }: PermalinkProps) {
  return (
    <Anchor href={`#${id}`} aria-label={words.code.permalink(name)}>
      #
    </Anchor>
  );
}

const Anchor = styled.a`
  flex: none;
  min-width: 1.5rem;
  min-height: 1.5rem;
  text-align: center;
  text-decoration: none;
  color: ${theme.color.textMuted};
  ${media.hover} {
    opacity: 0;
    transition: opacity ${theme.duration.fast} ease-out;
    [data-level]:hover > &,
    &:focus-visible {
      opacity: 1;
    }
  }
  ${media.print} {
    display: none;
  }
`;
