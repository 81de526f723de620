import type { ReactNode } from "react";
import styled from "styled-components";
import { inlineCode } from "../theme/codeSurface";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";

interface FactProps {
  label: string;
  children: ReactNode;
}

/** Renders a labelled line of a `FactList`. */
export function Fact({ label, children }: FactProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Short labelled lines; `data-type` code is a type and stands plain. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[3]};
  max-width: ${theme.size.text};
  font-size: ${theme.fontSize.sm};
  & > dt {
    color: ${theme.color.textMuted};
  }
  & code:not([data-type], a > code) {
    ${inlineCode}
  }
  & dd > code[data-type]:first-child {
    margin-inline-end: ${theme.space[1]};
  }
  & code[data-type] {
    color: ${theme.color.codeConstant};
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    & > dd + dt {
      margin-top: ${theme.space[2]};
    }
  }
`;
