import { useEffect, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from "react";
import styled from "styled-components";
import { animateHeight } from "./animateHeight";

interface CollapsibleProps extends Omit<
  ComponentPropsWithoutRef<"details">,
  "open" | "onToggle" | "children"
> {
  summary: ReactNode;
  /** Opens it, at first and each time this becomes true; closing is left to the reader. */
  isWanted?: boolean;
  children: ReactNode;
}

/**
 * Renders a `details`, so that it works without scripts; with them its height moves as the reader opens and closes it.
 */
export function Collapsible({ summary, isWanted = false, children, ...rest }: CollapsibleProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isOpenAtFirst] = useState(isWanted);
  useEffect(() => {
    if (isWanted && details.current?.open === false) open(details.current, content.current);
  }, [isWanted]);
  return (
    <details {...rest} ref={details} open={isOpenAtFirst}>
      {/* The browser's own control of `details`: Enter and Space click it as well. */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          toggle(details.current, content.current);
        }}
      >
        {summary}
      </summary>
      <Content ref={content}>{children}</Content>
    </details>
  );
}

function toggle(details: HTMLDetailsElement | null, content: HTMLElement | null): void {
  if (details === null) return;
  const isClosing = details.open && details.dataset["closing"] === undefined;
  if (isClosing) close(details, content);
  else open(details, content);
}

function open(details: HTMLDetailsElement, content: HTMLElement | null): void {
  delete details.dataset["closing"];
  details.open = true;
  animateHeight(content, "open", () => undefined);
}

/** The content stays there until its height is gone. */
function close(details: HTMLDetailsElement, content: HTMLElement | null): void {
  details.dataset["closing"] = "";
  animateHeight(content, "close", () => {
    delete details.dataset["closing"];
    details.open = false;
  });
}

const Content = styled.div`
  &[data-moving] {
    overflow: clip;
  }
`;
