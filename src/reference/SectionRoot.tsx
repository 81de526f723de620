import styled from "styled-components";
import { flow } from "../theme/flow";
import { theme } from "../theme/theme";
import { laidOutInView } from "../ui/laidOutInView";

/** Around a member or an event: a hairline and space above, the rhythm of text inside. */
export const SectionRoot = styled.section`
  ${flow}
  && {
    margin-top: ${theme.space[8]};
    padding-top: ${theme.space[6]};
    border-top: 1px solid ${theme.color.border};
  }
  ${laidOutInView("40rem")}
  & > [data-level] > h2 > code {
    font-size: ${theme.fontSize.xl};
    font-weight: ${theme.fontWeight.medium};
    letter-spacing: -0.02em;
  }
  /* Beside it is room for its two links. */
  & > [data-level] > h2 {
    max-width: calc(100% - 3rem - 2 * ${theme.space[1]});
  }
  & > [data-level] > [data-meaning] {
    align-self: center;
  }
  & > [data-level] > a + [data-meaning] {
    margin-inline-start: auto;
  }
  & > footer {
    font-size: ${theme.fontSize.sm};
    color: ${theme.color.textMuted};
  }
  & > footer > span + span::before {
    content: " · ";
  }
`;
