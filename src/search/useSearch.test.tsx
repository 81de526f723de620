import { act, fireEvent, render, screen } from "@testing-library/react";
import { Profiler, useState } from "react";
import { anAnswer, someSearchEntries } from "../../test/searchEntries";
import type { SearchBackend } from "./searchBackend";
import { foundEntries, useSearch } from "./useSearch";

const known = someSearchEntries.slice(0, 2);

function Field({ backend }: { backend: SearchBackend }) {
  const [text, setText] = useState("");
  const { search, ask } = useSearch(backend, text, 3);
  const change = (next: string) => {
    ask(next);
    setText(next);
  };
  return (
    <>
      <input value={text} onChange={({ target }) => change(target.value)} />
      <output>{`${search.status} ${foundEntries(search).length}`}</output>
    </>
  );
}

/** The states that a letter in the field is drawn with, one for each drawing. */
function drawingsOfKey(backend: SearchBackend): string[] {
  const drawn: string[] = [];
  const note = () => drawn.push(screen.getByRole("status").textContent ?? "");
  render(
    <Profiler id="field" onRender={note}>
      <Field backend={backend} />
    </Profiler>,
  );
  drawn.splice(0);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "c" } });
  return drawn;
}

it("draws what is known of a text together with it", () => {
  const drawn = drawingsOfKey({
    search: (_query, _limit, onMore) => {
      onMore?.(anAnswer(known));
      return Promise.resolve(anAnswer(known));
    },
  });
  expect(drawn).toEqual(["found 2"]);
});

it("draws the text, and the answer in the task that brings it", async () => {
  let answer: () => void = () => undefined;
  const drawn = drawingsOfKey({
    search: () => new Promise((resolve) => (answer = () => resolve(anAnswer(known)))),
  });
  expect(drawn).toEqual(["loading 0"]);
  await act(() => Promise.resolve(answer()));
  expect(drawn).toEqual(["loading 0", "found 2"]);
});
