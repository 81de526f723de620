import type { ReactNode } from "react";
import styled from "styled-components";
import { messages } from "../config/messages";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";

interface HeadingLineProps {
  level: 2 | 3 | 4 | 5 | 6;
  id: string;
  /** The heading as plain text. */
  name: string;
  children: ReactNode;
  /** Content at the end of the line. */
  end?: ReactNode;
}

/**
 * Renders a heading with a link to itself, which stays out of sight until the line is under the pointer or the link has
 * the focus.
 */
export function HeadingLine({ level, id, name, children, end }: HeadingLineProps) {
  const Heading = `h${level}` as const;
  return (
    <Line data-level={level}>
      <Heading id={id}>{children}</Heading>
      <a href={`#${id}`} aria-label={messages.code.permalink(name)}>
        #
      </a>
      {end}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]};
  & > :is(h2, h3, h4, h5, h6) {
    /* Beside it is room for the link, which would take a line of its own. */
    max-width: calc(100% - 1.5rem - ${theme.space[1]});
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > :where(a) {
    flex: none;
    min-width: 1.5rem;
    min-height: 1.5rem;
    text-align: center;
    text-decoration: none;
    color: ${theme.color.textMuted};
  }
  ${media.hover} {
    & > :where(a) {
      opacity: 0;
      transition: opacity ${theme.duration.fast} ease-out;
    }
    &:hover > a,
    & > a:focus-visible {
      opacity: 1;
    }
  }
`;
