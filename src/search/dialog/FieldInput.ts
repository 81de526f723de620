import styled from "styled-components";
import { searchConfig } from "../../config/search";
import { theme } from "../../theme/theme";

/** The field of the dialog; the line under the whole head shows that it has the focus. */
export const FieldInput = styled.input.attrs({
  type: "text",
  maxLength: searchConfig.maxQueryLength,
  autoComplete: "off",
  autoCapitalize: "off",
  spellCheck: false,
})`
  flex: 1;
  min-width: 0;
  height: 3.25rem;
  padding: 0;
  border: 0;
  font-size: ${theme.fontSize.lg};
  color: ${theme.color.text};
  background: none;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
`;
