import styled from "styled-components";
import { searchMessages } from "../../config/searchMessages";
import { media } from "../../theme/breakpoints";
import { Foot, Keys } from "../dialog/DialogFoot";

/** Renders the keys of Ask mode. */
export function AskFooter() {
  const { ask, leave } = searchMessages.ask.keys;
  return (
    <KeysFoot>
      <Keys aria-hidden="true">
        <span>
          <kbd>↵</kbd> {ask}
        </span>
        <span>
          <kbd>Esc</kbd> {leave}
        </span>
      </Keys>
    </KeysFoot>
  );
}

const KeysFoot = styled(Foot)`
  ${media.mobile} {
    display: none;
  }
`;
