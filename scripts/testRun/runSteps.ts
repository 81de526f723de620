export interface Step {
  name: string;
  /** Resolves to the exit status. */
  run: () => Promise<number>;
}

/** Runs steps in order, each announced and timed; resolves to the name of the first that fails, or `null`. */
export async function runSteps(
  steps: readonly Step[],
  print: (line: string) => void,
): Promise<string | null> {
  for (const [index, step] of steps.entries()) {
    const label = `[${index + 1}/${steps.length}] ${step.name}`;
    print(`\n=== ${label}`);
    const startedAt = performance.now();
    const status = await step.run();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    print(`=== ${label}: ${status === 0 ? "ok" : "FAILED"} (${seconds} s)`);
    if (status !== 0) return step.name;
  }
  return null;
}
