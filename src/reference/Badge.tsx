import styled from "styled-components";
import { theme } from "../theme/theme";
import type { ApiBadge } from "../shared/api/apiClass";

interface BadgeProps {
  meaning: ApiBadge | "event" | "kind" | "since";
  children: string;
}

/** One shape for every mark: the word tells what it means, the tint only helps. */
export function Badge({ meaning, children }: BadgeProps) {
  return <Mark data-meaning={meaning}>{children}</Mark>;
}

const Mark = styled.span`
  padding: 0.0625rem ${theme.space[2]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.full};
  font: ${theme.fontWeight.medium} ${theme.fontSize.xs} / 1.5 ${theme.font.text};
  letter-spacing: 0;
  white-space: nowrap;
  color: ${theme.color.textMuted};
  &:is([data-meaning="deprecated"], [data-meaning="discouraged"]) {
    color: ${theme.color.warning};
    border-color: currentColor;
    background: ${theme.color.warningSoft};
  }
  &:is([data-meaning="removed"], [data-meaning="not-implemented"]) {
    color: ${theme.color.danger};
    border-color: currentColor;
    background: ${theme.color.dangerSoft};
  }
  &:is([data-meaning="experimental"], [data-meaning="event"]) {
    color: ${theme.color.note};
    border-color: currentColor;
    background: ${theme.color.noteSoft};
  }
`;
