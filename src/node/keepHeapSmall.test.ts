import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** What a process of its own logs. */
function logged(mode: string, code: string): number {
  const module = JSON.stringify(join(process.cwd(), "src/node/keepHeapSmall.ts"));
  const script = `const { keepHeapSmall } = require(${module}); ${code}`;
  const env = { ...process.env, NODE_ENV: mode };
  return Number(execFileSync(process.execPath, ["--require", "tsx/cjs", "-e", script], { env }));
}

/** The most megabytes in use of a process that holds some and makes garbage for a while. */
function mostUsed(mode: string): number {
  const code = `
    keepHeapSmall();
    const held = Array.from({ length: 1e6 }, (_, index) => ({ index }));
    let most = 0;
    for (let round = 0; round < 20; round += 1) {
      held[round] = Array.from({ length: 2e5 }, (_, index) => ({ index, list: [index] })).length;
      most = Math.max(most, process.memoryUsage().heapUsed);
    }
    console.log(most / 2 ** 20);`;
  return logged(mode, code);
}

/** The part of a process's memory that is left of garbage that was there before. */
function leftOfGarbage(mode: string): number {
  const code = `
    let held = Array.from({ length: 1e6 }, (_, index) => ({ index }));
    const before = process.memoryUsage().heapUsed;
    held = null;
    keepHeapSmall();
    console.log(process.memoryUsage().heapUsed / before);`;
  return logged(mode, code);
}

it("has a build collect its garbage early, and leaves a preview alone", () => {
  expect(mostUsed("production")).toBeLessThan(mostUsed("development") * 0.9);
});

it("has it collect at once, which is when V8 decides how soon it does so again", () => {
  expect(leftOfGarbage("production")).toBeLessThan(leftOfGarbage("development") * 0.8);
});
