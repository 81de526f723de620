import { site } from "../config/site";
import { words } from "../config/words";
import { checkedNoteId } from "../shared/frameIds";

/** Describes every `CheckedMark` of a page: with ids of their own, hundreds of them would be bytes that no compression takes away. */
export function CheckedNote() {
  return (
    <span hidden id={checkedNoteId}>
      {words.code.checkedAgainst(site.gemVersion)}
    </span>
  );
}
