import { useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { linkPreviewId } from "../../shared/dom/frameIds";
import type { Preview } from "../../shared/routes/preview";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";

interface LinkTooltipProps {
  link: HTMLAnchorElement;
  preview: Preview;
}

/** Between the link and what it shows, and at the edges of the window; in px. */
const gap = { link: 4, edge: 16 };

/** Renders a call and a sentence beside the link that leads to them, and for screen readers its description. */
export function LinkTooltip({ link, preview: { signature, sentence } }: LinkTooltipProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) moveBeside(box.current, link);
    link.setAttribute("aria-describedby", linkPreviewId);
    return () => link.removeAttribute("aria-describedby");
  }, [link, signature, sentence]);
  return (
    <Box ref={box} id={linkPreviewId} role="tooltip">
      {signature !== null && <code>{signature}</code>}
      <p>{sentence}</p>
    </Box>
  );
}

/** Moves a box below the link, or above it where there is more room. */
function moveBeside(box: HTMLElement, link: HTMLElement): void {
  const { top, bottom, left } = link.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const farthest = document.documentElement.clientWidth - width - gap.edge;
  const fitsBelow = bottom + gap.link + height <= window.innerHeight || top < height + gap.link;
  const y = fitsBelow ? bottom + gap.link : top - gap.link - height;
  box.style.setProperty(
    "left",
    `${Math.max(gap.edge, Math.min(left, farthest)) + window.scrollX}px`,
  );
  box.style.setProperty("top", `${y + window.scrollY}px`);
}

const Box = styled.div`
  position: absolute;
  z-index: ${theme.layer.menu};
  display: grid;
  gap: ${theme.space[1]};
  width: max-content;
  max-width: min(30rem, calc(100vw - 2rem));
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  font-size: ${theme.fontSize.sm};
  line-height: 1.5;
  color: ${theme.color.text};
  background: ${theme.color.raised};
  box-shadow: 0 4px 16px ${theme.color.shadow};
  & > code {
    font-size: ${theme.fontSize.xs};
    overflow-wrap: anywhere;
  }
  ${media.print} {
    display: none;
  }
`;
