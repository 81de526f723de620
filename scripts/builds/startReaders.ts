import { spawn, type ChildProcess } from "node:child_process";
import { availableParallelism } from "node:os";
import { build, stop } from "esbuild";
import { leaveProcessors } from "../../src/node/leaveProcessors";

const bundle = "node_modules/.cache/readers/readAhead.cjs";

/**
 * Has every processor but the one that Gatsby starts on read the documents meanwhile. Nobody waits for these processes:
 * a build takes what they have kept and reads the rest itself, so it is the build that reports what cannot be read.
 * What comes back ends them.
 */
export function startReaders(): () => Promise<void> {
  const count = Math.max(1, availableParallelism() - 1);
  const readers = bundleReader().then(
    () => Array.from({ length: count }, (_, index) => startReader(index, count)),
    () => [],
  );
  return async () => {
    for (const reader of await readers) reader.kill();
  };
}

/** In one file they read by a fifth faster: from file to file, tsx goes through a getter for each use of what is imported. */
async function bundleReader(): Promise<void> {
  await build({
    entryPoints: ["scripts/builds/readAhead.ts"],
    bundle: true,
    // It loads code for the machine from beside itself.
    external: ["satteri"],
    platform: "node",
    outfile: bundle,
    logLevel: "silent",
  });
  // esbuild would wait for more to do, with 130 MB.
  await stop();
}

function startReader(index: number, count: number): ChildProcess {
  const args = [...leaveProcessors, bundle, String(index), String(count)];
  const reader = spawn(process.execPath, args, { stdio: "ignore" });
  reader.on("error", () => undefined);
  return reader;
}
