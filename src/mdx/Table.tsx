import type { ComponentPropsWithoutRef } from "react";
import styled from "styled-components";
import { messages } from "../config/messages";
import { inlineCode } from "../theme/codeSurface";
import { theme } from "../theme/theme";
import { useScrollGroup } from "../ui/code/useScrollGroup";

/** Renders a table that scrolls by itself when the page is too narrow for it. */
export function Table(props: ComponentPropsWithoutRef<"table">) {
  const scroller = useScrollGroup<HTMLDivElement>(messages.code.table, true);
  return (
    <Scroller {...scroller}>
      <table {...props} />
    </Scroller>
  );
}

const Scroller = styled.div`
  /* Or what is placed absolutely inside would widen the page instead. */
  position: relative;
  overflow-x: auto;
  & table {
    min-width: min(100%, 28rem);
    border-collapse: collapse;
    font-size: ${theme.fontSize.sm};
    line-height: 1.5;
  }
  & :is(th, td) {
    padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[2]} 0;
    border-bottom: 1px solid ${theme.color.border};
    text-align: start;
    vertical-align: top;
  }
  & th {
    font-weight: ${theme.fontWeight.strong};
    border-bottom-color: ${theme.color.borderStrong};
  }
  & code:not(a > code) {
    ${inlineCode}
    /* Or a column would be as narrow as a letter before code breaks where it may. */
    overflow-wrap: break-word;
  }
`;
