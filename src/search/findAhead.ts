import { dialogResults } from "../shared/constants";
import type { SearchEntry } from "../shared/searchRecord";
import type { EntryIndex } from "./nameIndex";
import { nextLetters } from "./nextLetters";
import { quietTask } from "./quietTask";
import type { SearchAnswer } from "./searchBackend";
import type { AnswerAhead } from "./workerMessages";

/** What a search knows so far: the names, or the text as well. */
export interface KnownEntries {
  index: EntryIndex;
  toAnswer: (entries: readonly SearchEntry[]) => SearchAnswer;
  /** Letters whose results have not been told. */
  letters: Set<string>;
  /** Those of the index, from when something is first found ahead: a page without a worker has no use for them. */
  words?: ReadonlySet<string>;
}

type Asked = Omit<AnswerAhead, "answer">;

/** The letters that a search begins with, most of the time. */
export function allLetters(): Set<string> {
  return new Set("abcdefghijklmnopqrstuvwxyz");
}

/** A key that is typed during a longer search would wait for it, in milliseconds. */
const longest = 50;

/** Where one search takes longer, the machine may have been busy for a moment; where the next one does too, it is slow. */
const mostSlow = 2;

/**
 * What is found for queries that are likely after one, and then for single letters: each in a task of its own, until
 * more is known or two in a row were slow.
 */
export async function* findAhead(
  query: Asked,
  known: KnownEntries | null,
  isOutdated: () => boolean,
): AsyncGenerator<AnswerAhead> {
  if (!known) return;
  let slow = 0;
  for (const asked of likelyAfter(query, known)) {
    await quietTask();
    if (isOutdated()) return;
    const start = performance.now();
    const answer = known.toAnswer(known.index.find(asked.query, asked.limit));
    slow = performance.now() - start > longest ? slow + 1 : 0;
    // Names that have nothing say nothing of the text.
    if (!answer.isPartial || answer.entries.length > 0) yield { ...asked, answer };
    known.letters.delete(asked.query);
    if (slow === mostSlow) return;
  }
}

function likelyAfter({ query, limit }: Asked, known: KnownEntries): Asked[] {
  const next = query === "" ? [] : nextLetters(query, (known.words ??= known.index.words()));
  return [
    ...next.map((letter) => ({ query: `${query}${letter}`, limit })),
    ...[...known.letters].map((letter) => ({ query: letter, limit: dialogResults })),
  ];
}
