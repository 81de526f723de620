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

it("stops at the first step that fails and says its name", async () => {
  const last = step("types", 0);
  expect(await runSteps([[[step("lint", 2), last]], [[last]]], jest.fn())).toEqual(["lint"]);
  expect(last.run).not.toHaveBeenCalled();
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

it("lets the other lanes end, names all that failed, and starts no later stage", async () => {
  const later = step("end-to-end", 0);
  const types = step("types", 0);
  const lanes = [[step("build", 1)], [step("lint", 1)], [types]];
  expect(await runSteps([lanes, [[later]]], jest.fn())).toEqual(["build", "lint"]);
  expect(types.run).toHaveBeenCalled();
  expect(later.run).not.toHaveBeenCalled();
});
