import type { ResolverContext } from "../schema/resolverContext";
import { memoizeByVersion } from "../schema/sharedAnswers";

function aContext() {
  const trackPageDependencies = jest.fn();
  const nodeModel = { trackPageDependencies } as unknown as ResolverContext["nodeModel"];
  return { nodeModel, trackPageDependencies };
}

it.each([
  ["once for each version in a build", "production", 2],
  ["each time in a preview", "development", 3],
])("makes an answer %s", async (_case, mode, times) => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode });
  const make = jest.fn(() => Promise.resolve({}));
  const ask = memoizeByVersion(["DocPage"], make);
  await ask(aContext(), "current");
  await ask(aContext(), "current");
  await ask(aContext(), "1.61");
  expect(make).toHaveBeenCalledTimes(times);
});

it("lets every page that asks depend on the nodes, also those that do not make the answer", async () => {
  const ask = memoizeByVersion(["DocPage", "ApiFacts"], () => Promise.resolve(1));
  await ask(aContext(), "current");
  const second = aContext();
  await ask(second, "current");
  expect(second.trackPageDependencies.mock.calls).toEqual([
    [null, { connectionType: "DocPage" }],
    [null, { connectionType: "ApiFacts" }],
  ]);
});
