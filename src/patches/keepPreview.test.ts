import { developMachine } from "gatsby/dist/state-machines/develop/index.js";
import { keepPreview } from "./keepPreview";

// What the states do is left out: it is all of Gatsby, which takes half a minute to load.
jest.mock("gatsby/dist/state-machines/develop/actions", () => ({}));
jest.mock("gatsby/dist/state-machines/develop/services", () => ({}));

/** Returns the state after queries have run during which nodes changed, as in the six runs before. */
function nextState(): unknown {
  const context = { nodesMutatedDuringQueryRun: true, nodesMutatedDuringQueryRunRecompileCount: 6 };
  const machine = developMachine.withContext({ ...developMachine.context, ...context });
  return machine.transition("runningQueries", { type: "done.invoke.run-queries" }).value;
}

it("keepPreview: Gatsby still gives up after seven runs, and goes on with the patch", async () => {
  expect(nextState()).toBe("waiting");
  await keepPreview();
  expect(nextState()).toBe("recreatingPages");
});
