import styled from "styled-components";
import { theme } from "../theme/theme";

/**
 * Renders a ruby that points like a play button. Its facets are one colour at several strengths, so it follows the
 * mode.
 */
export function Logo() {
  return (
    <Drawing viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
      <path fillOpacity="0.8" d="M3 10 11 3v9z" />
      <path fillOpacity="0.62" d="m3 10 8 2v8l-8 2z" />
      <path d="m3 22 8-2v9z" />
      <path fillOpacity="0.72" d="m11 3 19 13-19-4z" />
      <path fillOpacity="0.5" d="m11 12 19 4-19 4z" />
      <path fillOpacity="0.92" d="m11 20 19-4-19 13z" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  fill: ${theme.color.accent};
`;
