import { readFileSync } from "node:fs";
import { leanBundle } from "./leanBundle";

const plugins = new Proxy({}, { get: () => (): null => null }) as unknown as Parameters<
  typeof leanBundle
>[1];

const config = {
  plugins: ["of Gatsby"],
  optimization: { splitChunks: { minSize: 20_000 } },
};

it("cuts chunks as Gatsby does, but for the search's worker and its dialog, by their names", () => {
  const { splitChunks } = leanBundle(config, plugins).optimization;
  expect(splitChunks).toMatchObject({ minSize: 20_000 });
  const isCut = (name: string | null | undefined) => splitChunks.chunks({ name });
  expect(["backends/startSearchWorker.ts", "SearchProvider.tsx"].map(nameIn).map(isCut)).toEqual([
    false,
    false,
  ]);
  expect(["app", null].map(isCut)).toEqual([true, true]);
});

function nameIn(file: string): string | undefined {
  const source = readFileSync(`src/search/${file}`, "utf8");
  return /webpackChunkName: "(.*?)"/.exec(source)?.[1];
}
