import styled from "styled-components";
import { messages } from "../../config/messages";
import { checkedNoteId, copyStatusId } from "../../shared/dom/frameIds";
import { usePageVersion } from "../../layout/docsVersion";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

/**
 * Renders the two texts that all blocks of code of a page share: what describes a `CheckedMark`, and how copying went.
 */
export function CodeNotes() {
  const { gem } = usePageVersion();
  return (
    <>
      <span hidden id={checkedNoteId}>
        {messages.code.checkedAgainst(gem)}
      </span>
      <Status role="status" id={copyStatusId} />
    </>
  );
}

/** At the top of the page, as at its end it would be a pixel that the page is longer. */
const Status = styled(VisuallyHidden)`
  top: 0;
`;
