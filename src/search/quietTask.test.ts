import { keepQuiet, quietTask } from "./quietTask";

jest.mock("../shared/nextTask", () => ({ nextTask: () => Promise.resolve() }));

beforeEach(() => jest.useFakeTimers());

/** Whether a task that is asked for now has come after some milliseconds. */
async function comesIn(time: number): Promise<boolean> {
  const come = jest.fn();
  void quietTask().then(come);
  await jest.advanceTimersByTimeAsync(time);
  return come.mock.calls.length > 0;
}

it("comes at once where nobody types", async () => {
  expect(await comesIn(0)).toBe(true);
});

it("comes when the latest key has had its frame", async () => {
  keepQuiet();
  const early = comesIn(40);
  await expect(early).resolves.toBe(false);
  keepQuiet();
  expect(await comesIn(59)).toBe(false);
  expect(await comesIn(1)).toBe(true);
});
