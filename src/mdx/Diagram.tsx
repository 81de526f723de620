import type { ComponentPropsWithoutRef } from "react";
import styled from "styled-components";
import { messages } from "../config/messages";
import { useScrollGroup } from "../ui/code/useScrollGroup";

/**
 * Renders a drawing that is part of the page. It is never made smaller, or its text could not be read: where the page
 * is too narrow for it, it scrolls by itself. Its colours are the page's, also where the reader forces others upon it.
 */
export function Diagram(props: ComponentPropsWithoutRef<"svg">) {
  const scroller = useScrollGroup<HTMLSpanElement>(messages.code.diagram, true);
  return (
    <Scroller {...scroller}>
      <svg {...props} />
    </Scroller>
  );
}

/* No block element: a picture stands in a paragraph. */
const Scroller = styled.span`
  display: block;
  overflow-x: auto;
  & > svg {
    display: block;
    max-width: none;
    forced-color-adjust: none;
  }
  & text {
    forced-color-adjust: none;
  }
`;
