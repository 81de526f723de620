import { keepQuiet, quietTask } from "./quietTask";

jest.mock("../shared/nextTask", () => ({ nextTask: () => Promise.resolve() }));

beforeEach(() => jest.useFakeTimers());

/** Is called when a task has come that is asked for now. */
function askTask(): jest.Mock {
  const come = jest.fn();
  void quietTask().then(come);
  return come;
}

const pass = (time: number) => jest.advanceTimersByTimeAsync(time);

it("comes at once where nobody types", async () => {
  const come = askTask();
  await pass(0);
  expect(come).toHaveBeenCalled();
});

it("comes when the latest key has had its frame", async () => {
  keepQuiet();
  const come = askTask();
  await pass(40);
  expect(come).not.toHaveBeenCalled();
  keepQuiet();
  await pass(59);
  expect(come).not.toHaveBeenCalled();
  await pass(1);
  expect(come).toHaveBeenCalled();
});
