import { memo } from "react";
import styled from "styled-components";
import { faultSlotId } from "../shared/dom/frameIds";
import { media } from "../theme/breakpoints";
import { buttonShape } from "../theme/buttonShape";
import { theme } from "../theme/theme";

/**
 * Filled by an inline script (`faultScript.ts`), so that it works without React too. Its HTML is not React's: where the
 * scripts come late it is filled already, and React would make the whole page anew.
 */
export const FaultSlot = memo(function FaultSlot() {
  return (
    <Slot
      id={faultSlotId}
      role="alert"
      data-screen-only=""
      dangerouslySetInnerHTML={{ __html: "" }}
      suppressHydrationWarning
    />
  );
});

const Slot = styled.div`
  position: sticky;
  z-index: ${theme.layer.fault};
  top: calc(${theme.size.navbar} + ${theme.space[2]});
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  max-width: ${theme.size.column};
  margin: ${theme.space[4]} auto 0;
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${theme.color.danger};
  border-radius: ${theme.radius.md};
  font-size: ${theme.fontSize.sm};
  color: ${theme.color.danger};
  background: ${theme.color.dangerSoft};
  &:empty {
    display: none;
  }
  & > :is(p, pre) {
    flex: 1 0 100%;
    overflow-wrap: anywhere;
  }
  & > p {
    font-weight: ${theme.fontWeight.strong};
  }
  & > pre {
    max-height: 8rem;
    overflow-y: auto;
    white-space: pre-wrap;
  }
  & > button {
    ${buttonShape}
    min-height: 2.25rem;
  }
  & > button:hover {
    text-decoration: underline;
  }
  ${media.mobile} {
    margin: ${theme.space[3]} ${theme.space[4]} 0;
  }
`;
