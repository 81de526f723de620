/** Takes what a step prints. */
export type Write = (text: string) => void;

export interface Step {
  name: string;
  /** Prints to the terminal, or into `write` where one is given; resolves to the exit status. */
  run: (write?: Write) => Promise<number>;
  /** The name of an earlier step without which this one cannot run. */
  needs?: string;
}

/** Steps that run one after the other. */
export type Lane = readonly Step[];

/** Lanes that run side by side; the next stage waits for all of them. */
export type Stage = readonly Lane[];

/**
 * Runs all stages in order, each step announced and timed; resolves to the names of the steps that failed, or could not
 * run because a step that they need had failed. What lanes print side by side comes step by step, as each ends.
 */
export async function runSteps(stages: readonly Stage[], print: Write): Promise<string[]> {
  const order = stages.flat(2);
  const failed: string[] = [];
  for (const lanes of stages) {
    const run = lanes.length === 1 ? runAtOnce : runHeld;
    await Promise.all(lanes.map(runLane));

    async function runLane(lane: Lane): Promise<void> {
      for (const step of lane) {
        const label = `[${order.indexOf(step) + 1}/${order.length}] ${step.name}`;
        const isPossible = step.needs === undefined || !failed.includes(step.needs);
        if (!isPossible) print(`\n=== ${label}: not run, because ${step.needs} failed`);
        if (!isPossible || (await run(step, label, print)) !== 0) failed.push(step.name);
      }
    }
  }
  return failed;
}

async function runAtOnce(step: Step, label: string, print: Write): Promise<number> {
  print(`\n=== ${label}`);
  const { status, outcome } = await timed(step);
  print(`=== ${label}: ${outcome}`);
  return status;
}

async function runHeld(step: Step, label: string, print: Write): Promise<number> {
  print(`=== ${label}: started`);
  const held: string[] = [];
  const { status, outcome } = await timed(step, (text) => held.push(text));
  print([`\n=== ${label}`, held.join("").trimEnd(), `=== ${label}: ${outcome}`].join("\n"));
  return status;
}

async function timed(step: Step, write?: Write): Promise<{ status: number; outcome: string }> {
  const startedAt = performance.now();
  const status = await step.run(write);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return { status, outcome: `${status === 0 ? "ok" : "FAILED"} (${seconds} s)` };
}
