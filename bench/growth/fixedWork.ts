import { execFileSync } from "node:child_process";

/** Fills and reads a map. Like a build, it waits for memory more than for the processor. */
const work = `
  const known = new Map();
  for (let index = 0; index < 2e6; index += 1) known.set("k" + ((index * 7919) % 1e6), { index });
  let sum = 0;
  for (const [key, { index }] of known) sum += key.length + index;
  process.exitCode = sum > 0 ? 0 : 1;`;

/**
 * Milliseconds that a piece of work takes that is always the same. On a machine that others use as well it changes from
 * hour to hour, and what is measured beside it changes with it.
 */
export function timeFixedWork(): number {
  const start = performance.now();
  execFileSync(process.execPath, ["-e", work]);
  return performance.now() - start;
}
