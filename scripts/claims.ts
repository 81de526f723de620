import { once } from "node:events";
import { site } from "../src/config/site";
import { presentBrowser } from "./browser/findBrowser";
import { missingSentences } from "./claims/missingSentences";
import { readClaims } from "./claims/readClaims";
import { runClaims } from "./claims/runClaims";
import { findTools } from "./examples/findTools";
import { createPageServer } from "./examples/pageServer";
import { runMain } from "./process/runMain";

/** `npm run claims` tries every claim on the gem, `npm run claims -- errors` those of pages with that name. */
runMain(async () => {
  const wanted = process.argv[2] ?? "";
  const claims = readClaims("examples/claims").filter(({ page }) => page.includes(wanted));
  const missing = missingSentences(claims, process.cwd());
  if (missing.length > 0) throw new Error(missing.join("\n"));
  const tools = await findTools({
    env: process.env,
    chromium: presentBrowser()?.path ?? null,
    defaultDriver: "node_modules/.bin/playwright",
    playwrightVersion: site.playwrightVersion,
  });
  const server = createPageServer("examples/pages").listen(0, "127.0.0.1");
  await once(server, "listening");
  const falseClaims = await runClaims(claims, tools, server, console.log);
  server.close();
  if (falseClaims > 0) process.exitCode = 1;
});
