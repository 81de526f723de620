import { missingSentences } from "./claims/missingSentences";
import { readClaims } from "./claims/readClaims";
import { runClaims } from "./claims/runClaims";
import { withExamples } from "./examples/withExamples";
import { runMain } from "./process/runMain";

/** `npm run claims` tries every claim on the gem, `npm run claims -- errors` those of pages with that name. */
runMain(async () => {
  const wanted = process.argv[2] ?? "";
  const claims = readClaims("examples/claims").filter(({ page }) => page.includes(wanted));
  const missing = missingSentences(claims, process.cwd());
  if (missing.length > 0) throw new Error(missing.join("\n"));
  await withExamples(0, (tools, server) => runClaims(claims, tools, server, console.log));
});
