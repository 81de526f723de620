import { nextTask } from "../shared/nextTask";
import { createKeyPause } from "./keyPause";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function pass(milliseconds: number): Promise<void> {
  await nextTask();
  await jest.advanceTimersByTimeAsync(milliseconds);
}

it("waits for no more than the next task where nobody types", async () => {
  const over = jest.fn();
  void createKeyPause().wait().then(over);
  await Promise.resolve();
  expect(over).not.toHaveBeenCalled();
  await pass(0);
  expect(over).toHaveBeenCalledTimes(1);
});

it("waits until the answer to the last key is there", async () => {
  const { noteKey, wait } = createKeyPause();
  const over = jest.fn();
  noteKey();
  void wait().then(over);
  await pass(99);
  expect(over).not.toHaveBeenCalled();
  noteKey();
  await pass(99);
  expect(over).not.toHaveBeenCalled();
  await pass(1);
  expect(over).toHaveBeenCalledTimes(1);
});
