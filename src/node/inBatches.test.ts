import { setTimeout } from "node:timers/promises";
import { inBatches } from "./inBatches";

it("does all, and never all at once", async () => {
  let open = 0;
  let most = 0;
  const done: number[] = [];
  const things = Array.from({ length: 100 }, (_, index) => index);
  await inBatches(things, async (thing) => {
    open += 1;
    most = Math.max(most, open);
    await setTimeout(1);
    open -= 1;
    done.push(thing);
  });
  expect(done.sort((a, b) => a - b)).toEqual(things);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(50);
});
