import { assertPortFree } from "./preview/listen";
import { developCommand, developOptions } from "./process/developOptions";
import { assertNodeVersion } from "./process/nodeVersion";
import { runGatsby } from "./process/runGatsby";
import { runMain } from "./process/runMain";
import { emptyStaleCache, noteCacheCode } from "./process/builtOutput";

runMain(async (typed) => {
  assertNodeVersion();
  const { port, others } = developOptions(typed, process.env);
  await assertPortFree(port);
  const isFirst = emptyStaleCache();
  noteCacheCode();
  console.log(
    `The preview will be at http://localhost:${port}. ${isFirst ? "The first start takes a minute or two: Gatsby reads all pages, then webpack bundles the app." : "It takes half a minute."}\n`,
  );
  // Ctrl+C goes to Gatsby as well, whose end this one waits for.
  process.on("SIGINT", () => undefined);
  process.exitCode = await runGatsby(["develop", "--port", String(port), ...others]);
}, developCommand);
