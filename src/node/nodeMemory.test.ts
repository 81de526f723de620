import type { ResolverContext } from "./apiModel";
import { createNodeMemory } from "./nodeMemory";

function aContext() {
  const trackPageDependencies = jest.fn();
  const nodeModel = { trackPageDependencies } as unknown as ResolverContext["nodeModel"];
  return { nodeModel, trackPageDependencies };
}

it("makes an answer once for each version, and again when nodes have changed", async () => {
  const memory = createNodeMemory();
  const make = jest.fn(() => Promise.resolve({}));
  const ask = memory.remember(["DocPage"], make);
  const first = await ask(aContext(), "current");
  expect(await ask(aContext(), "current")).toBe(first);
  expect(await ask(aContext(), "1.61")).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
  memory.forget();
  expect(await ask(aContext(), "current")).not.toBe(first);
});

it("lets every page that asks depend on the nodes, also those that do not make the answer", async () => {
  const ask = createNodeMemory().remember(["DocPage", "ApiClass"], () => Promise.resolve(1));
  await ask(aContext(), "current");
  const second = aContext();
  await ask(second, "current");
  expect(second.trackPageDependencies.mock.calls).toEqual([
    [null, { connectionType: "DocPage" }],
    [null, { connectionType: "ApiClass" }],
  ]);
});

it("does not remember what could not be made", async () => {
  const make = jest.fn().mockRejectedValueOnce(new Error("no node")).mockResolvedValue("made");
  const ask = createNodeMemory().remember(["DocPage"], make);
  await expect(ask(aContext(), "current")).rejects.toThrow("no node");
  await expect(ask(aContext(), "current")).resolves.toBe("made");
});
