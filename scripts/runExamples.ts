import { once } from "node:events";
import { site } from "../src/config/site";
import { parseContent } from "../src/node/content/parseContent";
import { readContent } from "../src/node/content/readContent";
import { presentBrowser } from "./browser/findBrowser";
import { findTools } from "./examples/findTools";
import { createPageServer } from "./examples/pageServer";
import { programsOf } from "./examples/programs";
import { runAll } from "./examples/runAll";
import { runMain } from "./process/runMain";

runMain(async () => {
  const port = Number(process.env["EXAMPLES_PORT"] ?? 3000);
  const { documents } = parseContent(readContent(process.cwd()));
  const programs = programsOf(documents, `http://localhost:${port}`);
  const tools = await findTools({
    env: process.env,
    chromium: presentBrowser()?.path ?? null,
    defaultDriver: "node_modules/.bin/playwright",
    playwrightVersion: site.playwrightVersion,
  });
  const server = createPageServer("examples/pages").listen(port, "127.0.0.1");
  await once(server, "listening");
  const options = { env: process.env, timeout: 120_000 };
  const failed = await runAll(programs, tools, options, console.log);
  server.close();
  if (failed > 0) process.exitCode = 1;
});
