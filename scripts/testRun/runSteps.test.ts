import { runSteps, type Write } from "./runSteps";

function step(name: string, status: number, says = "") {
  return {
    name,
    run: jest.fn(async (write?: Write) => {
      write?.(`${says}\n`);
      return Promise.resolve(status);
    }),
  };
}

it("runs all steps in order and names each with its time", async () => {
  const print = jest.fn<void, [string]>();
  expect(await runSteps([[[step("lint", 0)]], [[step("types", 0)]]], print)).toEqual([]);
  expect(print.mock.calls.flat()).toEqual([
    "\n=== [1/2] lint",
    expect.stringMatching(/^=== \[1\/2\] lint: ok \(\d+\.\d s\)$/),
    "\n=== [2/2] types",
    expect.stringMatching(/^=== \[2\/2\] types: ok \(\d+\.\d s\)$/),
  ]);
});

it("goes on after a step that fails, and names it", async () => {
  const last = step("types", 0);
  expect(await runSteps([[[step("lint", 2), last]], [[last]]], jest.fn())).toEqual(["lint"]);
  expect(last.run).toHaveBeenCalledTimes(2);
});

it("leaves out what needs a step that failed, and counts it as failed", async () => {
  const endToEnd = { ...step("end-to-end", 0), needs: "build" };
  const print = jest.fn<void, [string]>();
  const stages = [[[step("build", 1)]], [[endToEnd]]];
  expect(await runSteps(stages, print)).toEqual(["build", "end-to-end"]);
  expect(endToEnd.run).not.toHaveBeenCalled();
  expect(print).toHaveBeenCalledWith(expect.stringMatching("not run, because build failed"));
});

it("runs lanes side by side, and prints what a step said when it ends", async () => {
  let letBuildEnd = () => undefined as void;
  const build = {
    name: "build",
    run: (write?: Write) =>
      new Promise<number>((resolve) => {
        letBuildEnd = () => resolve(0);
        write?.("half of a page\n");
      }),
  };
  const lint = { ...step("lint", 0), run: () => Promise.resolve(0).finally(letBuildEnd) };
  const print = jest.fn<void, [string]>();
  expect(await runSteps([[[build], [lint]]], print)).toEqual([]);
  const said = print.mock.calls.flat();
  expect(said.slice(0, 2)).toEqual(["=== [1/2] build: started", "=== [2/2] lint: started"]);
  expect(said.find((text) => text.includes("half of a page"))).toMatch(
    /^\n=== \[1\/2\] build\nhalf of a page\n=== \[1\/2\] build: ok/,
  );
});
