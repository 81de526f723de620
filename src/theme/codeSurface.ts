import { css } from "styled-components";
import { theme } from "./theme";

/** The surface of code blocks and signatures. */
export const codeSurface = css`
  border: 1px solid ${theme.color.codeBorder};
  border-radius: ${theme.radius.md};
  color: ${theme.color.codeText};
  background: ${theme.color.surface};
`;

/** Code within a line of text; a link's code stays plain, as its underline is mark enough. */
export const inlineCode = css`
  padding: 0.1em 0.25em;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.codeText};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;
`;
