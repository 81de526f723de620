import { once } from "node:events";
import type { Server } from "node:http";
import { site } from "../../src/config/site";
import { presentBrowser } from "../browser/findBrowser";
import { findTools, type Tools } from "./findTools";
import { createPageServer } from "./pageServer";

/** Serves the pages that examples open, and runs something with the tools of this machine; exit status 1 where any fails. */
export async function withExamples(
  port: number,
  run: (tools: Tools, server: Server) => Promise<number>,
): Promise<void> {
  const tools = await findTools({
    env: process.env,
    chromium: presentBrowser()?.path ?? null,
    defaultDriver: "node_modules/.bin/playwright",
    playwrightVersion: site.playwrightVersion,
  });
  const server = createPageServer("examples/pages").listen(port, "127.0.0.1");
  await once(server, "listening");
  const failed = await run(tools, server);
  server.close();
  if (failed > 0) process.exitCode = 1;
}
