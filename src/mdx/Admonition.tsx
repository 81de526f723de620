import type { ReactNode } from "react";
import styled from "styled-components";
import { messages } from "../config/messages";
import type { AdmonitionKind } from "../shared/content/admonition";
import { flow } from "../theme/flow";
import { theme } from "../theme/theme";

interface AdmonitionProps {
  kind: AdmonitionKind;
  /** The author's title; else its kind is the title. */
  title?: string;
  children: ReactNode;
}

/** Renders an aside that the reader should not miss. */
export function Admonition({ kind, title, children }: AdmonitionProps) {
  return (
    <Box data-kind={kind}>
      <strong>{title ?? messages.admonition[kind]}</strong>
      {children}
    </Box>
  );
}

const Box = styled.div`
  max-width: ${theme.size.text};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-inline-start: 3px solid var(--admonition);
  border-radius: ${theme.radius.sm};
  font-size: ${theme.fontSize.sm};
  background: var(--admonition-soft);
  --admonition: ${theme.color.note};
  --admonition-soft: ${theme.color.noteSoft};
  ${flow}
  & > * + * {
    margin-top: ${theme.space[2]};
  }
  & > strong {
    display: block;
    font-weight: ${theme.fontWeight.strong};
    color: var(--admonition);
  }
  &[data-kind="tip"] {
    --admonition: ${theme.color.tip};
    --admonition-soft: ${theme.color.tipSoft};
  }
  &[data-kind="warning"] {
    --admonition: ${theme.color.warning};
    --admonition-soft: ${theme.color.warningSoft};
  }
  &[data-kind="danger"] {
    --admonition: ${theme.color.danger};
    --admonition-soft: ${theme.color.dangerSoft};
  }
`;
