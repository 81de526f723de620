import styled from "styled-components";
import { copyStatusId } from "../../shared/dom/frameIds";
import { VisuallyHidden } from "../VisuallyHidden";

/** Says how copying went (`copyOnPress`). At the top of the page: at its end it would be a pixel that the page is longer. */
export const CopyStatus = styled(VisuallyHidden).attrs({ role: "status", id: copyStatusId })`
  top: 0;
`;
