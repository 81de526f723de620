import { someSearchEntries } from "../../../test/searchEntries";
import { createFallbackBackend } from "./fallbackBackend";
import type { SearchAnswer, SearchBackend } from "./searchBackend";

const times = { patience: 60, warmUp: 20, rest: 200, longest: 300 };

const [entry] = someSearchEntries;
const hosted: SearchAnswer = { entries: someSearchEntries, source: "hosted" };
const embedded: SearchAnswer = { entries: entry ? [entry] : [], source: "embedded" };
const fallback: SearchAnswer = { ...embedded, source: "embedded-fallback" };

describe("a hosted index with the embedded one behind it", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ["answers", answers(hosted), answers(embedded), hosted],
    ["answers, and the embedded one fails", answers(hosted), fails(), hosted],
    ["fails", fails(), answers(embedded), fallback],
    ["never answers", () => never(), answers(embedded), fallback],
    ["is late, and the embedded one later", late(90, hosted), late(200, embedded), hosted],
    ["is late, and the embedded one fails", late(90, hosted), fails(), hosted],
  ])("that %s", async (_case, first, second, expected) => {
    const backend = createFallbackBackend({ search: first }, { search: second }, times);
    await expect(inTheEnd(backend.search("click", 5))).resolves.toEqual(expected);
  });

  it.each([
    ["both fail at once", fails()],
    ["the hosted one never answers", () => never()],
    ["the hosted one fails late", () => wait(90).then(() => fails()("", 0))],
  ])("rejects where %s", async (_case, first) => {
    const backend = createFallbackBackend({ search: first }, { search: fails() }, times);
    await expect(inTheEnd(backend.search("click", 5))).rejects.toThrow();
  });

  it("passes on what the embedded one has at once, and what it has later", async () => {
    const second: SearchBackend["search"] = (_query, _limit, onMore) => {
      setTimeout(() => onMore?.({ ...embedded, lacksText: true }));
      return Promise.resolve({ ...embedded, isPartial: true });
    };
    const backend = createFallbackBackend({ search: fails() }, { search: second }, times);
    const more = new Promise((resolve) => {
      void backend.search("click", 5, resolve).then((first) => {
        expect(first).toEqual({ ...fallback, isPartial: true });
      });
    });
    await expect(inTheEnd(more)).resolves.toEqual({ ...fallback, lacksText: true });
  });

  it.each([
    ["its patience", times, times.patience],
    ["1.2 s where nothing else is said", undefined, 1200],
  ])("keeps a reader waiting no longer than %s", async (_case, given, patience) => {
    const backend = createFallbackBackend(
      { search: () => never() },
      { search: answers(embedded) },
      given,
    );
    const onAnswer = jest.fn();
    void backend.search("click", 5).then(onAnswer);
    await jest.advanceTimersByTimeAsync(patience - 1);
    expect(onAnswer).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onAnswer).toHaveBeenCalledWith(fallback);
  });

  it("gets the embedded one ready while the hosted one is late, and not before", async () => {
    const second = jest.fn(answers(embedded));
    const slow = createFallbackBackend({ search: late(40, hosted) }, { search: second }, times);
    await inTheEnd(slow.search("click", 5));
    expect(second.mock.calls).toEqual([["", 0]]);
    second.mockClear();
    const quick = createFallbackBackend({ search: answers(hosted) }, { search: second }, times);
    await quick.search("click", 5);
    await jest.advanceTimersByTimeAsync(times.warmUp * 2);
    expect(second).not.toHaveBeenCalled();
  });

  it.each([
    ["", 0],
    [", also where the clock is put back meanwhile", 3_600_000],
  ])("leaves a hosted one that failed alone, then asks it again%s", async (_case, putBack) => {
    const first = jest.fn<Promise<SearchAnswer>, [string, number]>(fails());
    const backend = createFallbackBackend({ search: first }, { search: answers(embedded) }, times);
    await backend.search("c", 5);
    jest.setSystemTime(Date.now() - putBack);
    await jest.advanceTimersByTimeAsync(times.rest - 1);
    await backend.search("cl", 5);
    expect(first).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    first.mockResolvedValue(hosted);
    await expect(backend.search("cli", 5)).resolves.toEqual(hosted);
  });

  it("asks the hosted one in that while if the embedded one fails", async () => {
    const first = jest
      .fn<Promise<SearchAnswer>, [string, number]>()
      .mockResolvedValue(hosted)
      .mockRejectedValueOnce(new Error("403"));
    const backend = createFallbackBackend({ search: first }, { search: fails() }, times);
    await expect(backend.search("c", 5)).rejects.toThrow();
    await expect(backend.search("c", 5)).resolves.toEqual(hosted);
  });
});

/** Returns what a promise comes to once all the time that the backends take has passed. */
async function inTheEnd<T>(promise: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([promise, jest.runAllTimersAsync()]);
  return answer;
}

function answers(answer: SearchAnswer): SearchBackend["search"] {
  return () => Promise.resolve(answer);
}

function fails(): SearchBackend["search"] {
  return () => Promise.reject(new Error("No answer"));
}

function late(time: number, answer: SearchAnswer): SearchBackend["search"] {
  return () => wait(time).then(() => answer);
}

function never(): Promise<SearchAnswer> {
  return new Promise(() => undefined);
}

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
