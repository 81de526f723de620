import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** The most megabytes in use of a process that holds some and makes garbage for a while. */
function mostUsed(mode: string): number {
  const module = JSON.stringify(join(process.cwd(), "src/node/keepHeapSmall.ts"));
  const code = `
    require(${module}).keepHeapSmall();
    const held = Array.from({ length: 1e6 }, (_, index) => ({ index }));
    let most = 0;
    for (let round = 0; round < 20; round += 1) {
      held[round] = Array.from({ length: 2e5 }, (_, index) => ({ index, list: [index] })).length;
      most = Math.max(most, process.memoryUsage().heapUsed);
    }
    console.log(most / 2 ** 20);`;
  const env = { ...process.env, NODE_ENV: mode };
  return Number(execFileSync(process.execPath, ["--require", "tsx/cjs", "-e", code], { env }));
}

it("has a build collect its garbage early, and leaves a preview alone", () => {
  expect(mostUsed("production")).toBeLessThan(mostUsed("development") * 0.9);
});
