import styled from "styled-components";
import { copyStatusId } from "../shared/frameIds";
import { VisuallyHidden } from "../ui/VisuallyHidden";

/** Where `copyOnPress` says how copying went, for every `CopyButton` of a page. */
export function CopyStatus() {
  return <Status role="status" id={copyStatusId} />;
}

/** At the top of the page, as at its end it would be a pixel that the page is longer. */
const Status = styled(VisuallyHidden)`
  top: 0;
`;
