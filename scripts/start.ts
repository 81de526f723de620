import { assertPortFree, readHost, readPort } from "./preview/listen";
import { servePreview } from "./preview/servePreview";
import { assertNodeVersion } from "./process/nodeVersion";
import { runScript } from "./process/runCommand";
import { type CommandSyntax, runMain } from "./process/runMain";

const command: CommandSyntax = {
  usage: "npm start",
  does: "Builds the production site and serves it on port 9000, or on PORT.",
};

runMain(async () => {
  assertNodeVersion();
  const port = readPort(process.env);
  await assertPortFree(port, readHost(process.env));
  console.log("Building the production site (a minute or two the first time) …\n");
  const status = await runScript("build");
  if (status !== 0) throw new Error("\nThe build failed, so there is nothing to serve.");
  await servePreview(port);
}, command);
