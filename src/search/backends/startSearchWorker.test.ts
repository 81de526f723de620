import { startSearchWorker } from "./startSearchWorker";

class LateWorker extends EventTarget {
  terminate = jest.fn();
}

let worker: LateWorker;

beforeEach(() => {
  jest.useFakeTimers();
  worker = new LateWorker();
  Object.assign(globalThis, { Worker: jest.fn(() => worker) });
});
afterEach(() => jest.useRealTimers());

it("gives the worker that says it is ready", async () => {
  const started = startSearchWorker();
  worker.dispatchEvent(new MessageEvent("message", { data: { type: "ready" } }));
  expect(await started).toBe(worker);
  jest.runAllTimers();
  expect(worker.terminate).not.toHaveBeenCalled();
});

it("ends one that is late", async () => {
  const started = startSearchWorker();
  jest.runAllTimers();
  await expect(started).rejects.toThrow("The worker did not start.");
  expect(worker.terminate).toHaveBeenCalled();
});
