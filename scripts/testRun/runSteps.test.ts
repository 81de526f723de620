import { runSteps, type Step, type Write } from "./runSteps";

function step(name: string, status: number, needs?: string) {
  return { name, run: jest.fn(async () => Promise.resolve(status)), ...(needs && { needs }) };
}

/** A step that ends when it is told to, and says something before. */
function heldStep(name: string, says: string) {
  let end = () => undefined as void;
  const run = (write?: Write) => {
    write?.(says);
    return new Promise<number>((resolve) => (end = () => resolve(0)));
  };
  return { name, run, end: () => end() };
}

async function saidBy(steps: readonly Step[]) {
  const print = jest.fn<void, [string]>();
  const failed = await runSteps(steps, print);
  return { failed, said: print.mock.calls.flat() };
}

it("names each step with its time, and prints at once what a step says that runs alone", async () => {
  const { failed, said } = await saidBy([{ ...step("end-to-end", 0), isAlone: true }]);
  expect(failed).toEqual([]);
  expect(said).toEqual([
    "\n=== [1/1] end-to-end",
    expect.stringMatching(/^=== \[1\/1\] end-to-end: ok \(\d+\.\d s\)$/),
  ]);
});

it("goes on after a step that fails, and names it", async () => {
  const last = step("types", 0);
  const { failed } = await saidBy([step("lint", 2), last]);
  expect(failed).toEqual(["lint"]);
  expect(last.run).toHaveBeenCalledTimes(1);
});

it("leaves out what needs a step that failed, and what needs that, and counts them as failed", async () => {
  const endToEnd = step("end-to-end", 0, "build");
  const steps = [step("build", 1), endToEnd, step("report", 0, "end-to-end")];
  const { failed, said } = await saidBy(steps);
  expect(failed).toEqual(["build", "end-to-end", "report"]);
  expect(endToEnd.run).not.toHaveBeenCalled();
  expect(said).toContain("\n=== [2/3] end-to-end: not run, because build failed");
});

it("runs what comes after a step that failed, and does not need it", async () => {
  const links = { ...step("links", 0), after: "build" };
  const { failed } = await saidBy([links, step("build", 1)]);
  expect(failed).toEqual(["build"]);
  expect(links.run).toHaveBeenCalledTimes(1);
});

it("runs two side by side, the next where one ends, what it needs before it, and alone what shall be alone", async () => {
  const build = heldStep("build", "half of a page\n");
  const running: string[] = [];
  const follow = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    run: async () => {
      running.push(name);
      return Promise.resolve(0);
    },
    ...more,
  });
  const steps = [
    build,
    follow("links", { needs: "build" }),
    follow("end-to-end", { isAlone: true }),
    follow("lint"),
    follow("types"),
  ];
  const all = saidBy(steps);
  await new Promise(setImmediate);
  expect(running).toEqual(["lint", "types"]);
  build.end();
  const { failed, said } = await all;
  expect(failed).toEqual([]);
  expect(running).toEqual(["lint", "types", "links", "end-to-end"]);
  expect(said.find((text) => text.includes("half of a page"))).toMatch(
    /^\n=== \[1\/5\] build\nhalf of a page\n=== \[1\/5\] build: ok/,
  );
});
