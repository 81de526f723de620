import styled from "styled-components";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";

/** A window above the page; on a phone the whole screen but for its keyboard (`useVisibleArea`). */
export const SearchSheet = styled.dialog`
  flex-direction: column;
  width: min(44rem, 100vw - ${theme.space[6]});
  max-width: none;
  max-height: min(40rem, var(--visible-height, 100dvh) * 0.8);
  margin: 10dvh auto auto;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  color: ${theme.color.text};
  background: ${theme.color.raised};
  box-shadow: 0 1rem 3rem ${theme.color.shadow};
  &[open] {
    display: flex;
  }
  &::backdrop {
    background: ${theme.color.scrim};
  }
  ${media.phone} {
    position: fixed;
    inset: var(--visible-top, 0) 0 auto;
    width: 100%;
    height: var(--visible-height, 100dvh);
    max-height: none;
    margin: 0;
    border: 0;
    border-radius: 0;
  }
`;
