import { inTurns } from "./inTurns";

const things = Array.from({ length: 100 }, (_, index) => index);

it("makes something of each, in their order", async () => {
  expect(await inTurns(things, (thing) => thing * 2)).toEqual(things.map((thing) => thing * 2));
});

it("lets other work have a turn before half is done", async () => {
  let done = 0;
  const doneAtTurn = new Promise<number>((resolve) => setImmediate(() => resolve(done)));
  await inTurns(things, () => (done += 1));
  expect(await doneAtTurn).toBeLessThan(50);
});
