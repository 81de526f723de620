import { runSteps } from "./runSteps";

function step(name: string, status: number) {
  return { name, run: jest.fn(() => Promise.resolve(status)) };
}

it("runs all steps in order and names each with its time", async () => {
  const print = jest.fn<void, [string]>();
  expect(await runSteps([step("lint", 0), step("types", 0)], print)).toBeNull();
  expect(print.mock.calls.flat()).toEqual([
    "\n=== [1/2] lint",
    expect.stringMatching(/^=== \[1\/2\] lint: ok \(\d+\.\d s\)$/),
    "\n=== [2/2] types",
    expect.stringMatching(/^=== \[2\/2\] types: ok \(\d+\.\d s\)$/),
  ]);
});

it("stops at the first step that fails and says its name", async () => {
  const last = step("types", 0);
  expect(await runSteps([step("lint", 2), last], jest.fn())).toBe("lint");
  expect(last.run).not.toHaveBeenCalled();
});
