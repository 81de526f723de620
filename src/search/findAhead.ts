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

/** Where one search takes longer, a key that is typed meanwhile would wait for another, in milliseconds. */
const longest = 50;

/**
 * What is found for queries that are likely after one, and then for single letters: each in a task of its own, until
 * more is known or one was slow.
 */
export async function* findAhead(
  query: Asked,
  known: KnownEntries | null,
  isOutdated: () => boolean,
): AsyncGenerator<AnswerAhead> {
  if (!known) return;
  for (const asked of likelyAfter(query, known)) {
    await quietTask();
    if (isOutdated()) return;
    const start = performance.now();
    const answer = known.toAnswer(known.index.find(asked.query, asked.limit));
    const isSlow = performance.now() - start > longest;
    // Names that have nothing say nothing of the text.
    if (!answer.isPartial || answer.entries.length > 0) yield { ...asked, answer };
    if (isSlow) return;
    known.letters.delete(asked.query);
  }
}

function likelyAfter({ query, limit }: Asked, known: KnownEntries): Asked[] {
  const next = query === "" ? [] : nextLetters(query, (known.words ??= known.index.words()));
  return [
    ...next.map((letter) => ({ query: `${query}${letter}`, limit })),
    ...[...known.letters].map((letter) => ({ query: letter, limit: dialogResults })),
  ];
}
