import { EventEmitter } from "node:events";
import { mendLostMutations } from "./mendLostMutations";

const asked = "ENQUEUE_NODE_MUTATION";

it("asks again for a change that was dropped, until it is carried out", () => {
  jest.useFakeTimers();
  const emitter = new EventEmitter();
  const timer = mendLostMutations(emitter);
  let isDropping = true;
  const carriedOut: unknown[] = [];
  emitter.on(asked, (mutation: { payload: unknown[] }) => {
    if (!isDropping) carriedOut.push(...mutation.payload);
  });
  emitter.emit(asked, { type: "createNode", payload: [{ id: "page" }] });
  jest.advanceTimersByTime(2_000);
  expect(carriedOut).toEqual([]);
  isDropping = false;
  jest.advanceTimersByTime(20_000);
  expect(carriedOut).toEqual([{ id: "page" }]);
  clearInterval(timer);
  jest.useRealTimers();
});
