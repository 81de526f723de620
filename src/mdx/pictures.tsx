import type { ComponentPropsWithoutRef } from "react";
import styled from "styled-components";
import { withPrefix } from "gatsby";
import { messages } from "../config/messages";
import { useScrollGroup } from "../ui/code/scrollGroups";
import { theme } from "../theme/theme";

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

/** Renders a picture of the site, its size known before it is there. */
export function Picture({ src = "", alt, ...size }: ComponentPropsWithoutRef<"img">) {
  return <Frame {...size} src={withPrefix(src)} alt={alt} />;
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

const Frame = styled.img`
  border-radius: ${theme.radius.md};
`;
