import { bundleClosed, closeLater, type ScriptsModule } from "./closeLater";

/** What Gatsby is given of scripts that are closed so. */
async function built(close: () => Promise<void>) {
  const scripts: ScriptsModule = {
    buildProductionBundle: () => Promise.resolve({ stats: "stats", close }),
  };
  closeLater(scripts);
  return scripts.buildProductionBundle();
}

it("lets the build go on while webpack writes, and says when it has written", async () => {
  const done: string[] = [];
  let write = (): void => undefined;
  const bundle = await built(() => new Promise((resolve) => (write = resolve)));
  expect(bundle).toMatchObject({ stats: "stats" });
  await bundle.close();
  const closed = bundleClosed().then(() => done.push("written"));
  await new Promise(setImmediate);
  expect(done).toEqual([]);
  write();
  await closed;
});

it("says at the end what could not be written", async () => {
  const bundle = await built(() => Promise.reject(new Error("no space left")));
  await expect(bundle.close()).resolves.toBeUndefined();
  await expect(bundleClosed()).rejects.toThrow("no space left");
});
