import styled from "styled-components";
import { flow } from "../theme/flow";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";
import { drawnByAppMark } from "./drawnByApp";

/** Around a member or an event: a hairline and space above, the rhythm of text inside. */
export const SectionRoot = styled.section`
  ${flow}
  && {
    margin-top: ${theme.space[8]};
    padding-top: ${theme.space[6]};
    border-top: 1px solid ${theme.color.border};
  }
  /* Not where the browser would let the text jump when what is above gets its true height. */
  @supports (overflow-anchor: auto) {
    ${media.screen} {
      :root:not([${drawnByAppMark}]) & {
        content-visibility: auto;
        contain-intrinsic-size: auto 40rem;
      }
    }
  }
  & > [data-level] > h2 > code {
    font-size: ${theme.fontSize.xl};
    font-weight: 500;
    letter-spacing: -0.02em;
  }
  & > [data-level] > [data-meaning] {
    align-self: center;
  }
  & > [data-level] > a + [data-meaning] {
    margin-inline-start: auto;
  }
  & > footer {
    font-size: ${theme.fontSize.xs};
    color: ${theme.color.textMuted};
  }
  & > footer > span + span::before {
    content: " · ";
  }
`;
