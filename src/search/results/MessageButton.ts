import styled from "styled-components";
import { theme } from "../../theme/theme";
import { Button } from "../../ui/Button";

/** A button for what can be done about a message, below it. */
export const MessageButton = styled(Button).attrs({ type: "button" })`
  margin: 0 ${theme.space[3]} ${theme.space[3]};
`;
