import { setTimeout } from "node:timers/promises";
import { someAtATime } from "./someAtATime";

const things = Array.from({ length: 100 }, (_, index) => index);

it("does all, never all at once, and waits for no slow one to begin another", async () => {
  let open = 0;
  let most = 0;
  const done: number[] = [];
  await someAtATime(things, async (thing) => {
    open += 1;
    most = Math.max(most, open);
    await setTimeout(thing === 0 ? 200 : 1);
    open -= 1;
    done.push(thing);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual(things);
  expect(done.at(-1)).toBe(0);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(50);
});

it("fails as one of them fails, and begins with no other one", async () => {
  const begun: number[] = [];
  const work = someAtATime(things, async (thing) => {
    begun.push(thing);
    await setTimeout(1);
    if (thing === 3) throw new Error("No space left.");
  });
  await expect(work).rejects.toThrow("No space left.");
  await setTimeout(50);
  expect(begun.length).toBeLessThan(100);
});
