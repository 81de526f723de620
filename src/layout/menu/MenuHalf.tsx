import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";
import { useHydrated } from "../../hydration/useHydrated";

interface MenuHalfProps {
  isShown: boolean;
  /** Names the way to the other half; `null` where there is none. */
  switchLabel: string | null;
  onSwitch: () => void;
  children: ReactNode;
}

/** Renders one of the two sides of the mobile panel. Without scripts both are shown, so `inert` waits for React. */
export function MenuHalf({ isShown, switchLabel, onSwitch, children }: MenuHalfProps) {
  const isHydrated = useHydrated();
  return (
    <Half data-shown={isShown} inert={isHydrated && !isShown ? "" : undefined}>
      {switchLabel && (
        <Switch type="button" data-needs-script="" onClick={onSwitch}>
          {switchLabel}
        </Switch>
      )}
      {children}
    </Half>
  );
}

const Half = styled.div.withConfig({ shouldForwardProp: () => true })`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[4]};
  ${media.noScripting} {
    flex: none;
    overflow: visible;
  }
  &[data-shown="false"] {
    ${media.scripting} {
      display: none;
    }
  }
`;

const Switch = styled.button`
  display: block;
  width: 100%;
  margin-bottom: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 0;
  border-radius: ${theme.radius.sm};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.strong};
  text-align: start;
  background: ${theme.color.surface};
  &:hover {
    color: ${theme.color.accent};
  }
`;
