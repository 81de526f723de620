import { startTransition, useEffect, useState } from "react";
import styled from "styled-components";
import { rehearsalBackend, rehearsalQuery } from "./rehearsalBackend";
import { SearchView } from "./SearchView";

/** After the frames of the dialog that opens, in milliseconds. */
const begin = 300;
/** Time enough to lay the results out. */
const end = 600;

let isDone = false;

/**
 * A search that nobody sees, once in a visit: the browser compiles what draws results, and looks their fonts up, before
 * the first key. Whoever draws it takes it away when the reader is quicker.
 */
export function SearchRehearsal() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (isDone) return;
    const turn = (next: boolean) => {
      isDone = true;
      startTransition(() => setOn(next));
    };
    const timers = [setTimeout(turn, begin, true), setTimeout(turn, end, false)];
    return () => timers.forEach(clearTimeout);
  }, []);
  if (!isOn) return null;
  return (
    <Unseen aria-hidden="true" inert="">
      <SearchView backend={rehearsalBackend} query={rehearsalQuery} {...deaf} />
    </Unseen>
  );
}

const doNothing = () => undefined;

const deaf = {
  onQuery: doNothing,
  onClose: doNothing,
  onAsk: doNothing,
  onPrepareAsk: doNothing,
};

/** Laid out as the dialog is, and not painted. */
const Unseen = styled.div`
  display: flex;
  flex-direction: column;
  position: absolute;
  inset: 0;
  visibility: hidden;
`;
