import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";
import { Permalink } from "./Permalink";

interface HeadingLineProps {
  level: 2 | 3 | 4 | 5 | 6;
  id: string;
  /** The heading as plain text. */
  name: string;
  children: ReactNode;
  /** What stands at the end of the line. */
  end?: ReactNode;
}

/** A heading with a link to itself. */
export function HeadingLine({ level, id, name, children, end }: HeadingLineProps) {
  const Heading = `h${level}` as const;
  return (
    <Line data-level={level}>
      <Heading id={id}>{children}</Heading>
      <Permalink id={id} name={name} />
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
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
