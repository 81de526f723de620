/** Takes what a step prints. */
export type Write = (text: string) => void;

export interface Step {
  name: string;
  /** Prints to the terminal, or into `write` where one is given; resolves to the exit status. */
  run: (write?: Write) => Promise<number>;
  /** The name of another step without which this one cannot run. */
  needs?: string;
  /** The name of another step that has to end before, well or not. */
  after?: string;
  /** It has the machine for itself, and prints at once. */
  isAlone?: boolean;
}

/** So many steps run side by side, for two processors. */
const places = 2;

/**
 * Runs all steps, each as soon as a place is free and what it needs has ended; of several the first of the list.
 * Resolves to the names of the steps that failed, or could not run because a step that they need had failed. What
 * steps print side by side comes step by step, as each ends.
 */
export async function runSteps(steps: readonly Step[], print: Write): Promise<string[]> {
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  const statuses = new Map<string, number>();
  while (waiting.length + running.size > 0) {
    const next = waiting.find(mayRun);
    if (next === undefined) await Promise.race(running);
    else start(next);
  }
  return steps.map(({ name }) => name).filter((name) => statuses.get(name) !== 0);

  function mayRun({ needs, after, isAlone }: Step): boolean {
    const isFree = isAlone ? running.size === 0 : running.size < places;
    return isFree && [needs, after].every((name) => name === undefined || statuses.has(name));
  }

  function start(step: Step): void {
    waiting.splice(waiting.indexOf(step), 1);
    const label = `[${steps.indexOf(step) + 1}/${steps.length}] ${step.name}`;
    const job = runStep(step, label).then((status) => {
      statuses.set(step.name, status);
      running.delete(job);
    });
    running.add(job);
  }

  async function runStep(step: Step, label: string): Promise<number> {
    if (step.needs === undefined || statuses.get(step.needs) === 0)
      return (step.isAlone ? runAtOnce : runHeld)(step, label, print);
    print(`\n=== ${label}: not run, because ${step.needs} failed`);
    return Promise.resolve(1);
  }
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
