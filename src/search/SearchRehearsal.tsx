import { startTransition, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { rehearsalBackend, rehearsalKeys } from "./rehearsalBackend";
import { SearchView } from "./SearchView";
import { typeInto } from "./typeInto";

/** After the frames of the dialog that opens, in milliseconds. */
const begin = 300;
/** From one step to the next: time enough to lay out what came of it. */
const step = 60;

let isDone = false;

/**
 * A search that nobody sees, once in a visit, with keys that nobody pressed: the browser compiles what hears a key and
 * draws its results, and looks their fonts up, before the first key of the reader. Whoever draws it takes it away when
 * the reader is quicker.
 */
export function SearchRehearsal() {
  const [isOn, setOn] = useState(false);
  const [query, setQuery] = useState("");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOn) {
      isDone = true;
      const field = place.current?.querySelector("input") ?? null;
      const press = (key: string) => () => typeInto(field, key);
      return stepByStep([
        ...[...rehearsalKeys].map(press),
        () => startTransition(() => setOn(false)),
      ]);
    }
    if (isDone) return;
    const timer = setTimeout(() => startTransition(() => setOn(true)), begin);
    return () => clearTimeout(timer);
  }, [isOn]);
  if (!isOn) return null;
  return (
    <Unseen ref={place} aria-hidden="true" inert="">
      <SearchView backend={rehearsalBackend} query={query} onQuery={setQuery} {...deaf} />
    </Unseen>
  );
}

/** Does one thing after another, a step apart; what comes back calls off what is left. */
function stepByStep(acts: readonly (() => void)[]): () => void {
  const timers = acts.map((act, index) => setTimeout(act, (index + 1) * step));
  return () => timers.forEach(clearTimeout);
}

const doNothing = () => undefined;

const deaf = {
  SavedList: null,
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
