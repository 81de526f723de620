import { basename } from "node:path";
import { didYouMean } from "../src/shared/text/nearest";
import { type Claim, missingSentences, readClaims } from "./claims/readClaims";
import { runClaims } from "./claims/runClaims";
import { withExamples } from "./examples/withExamples";
import { type CommandSyntax, runMain } from "./process/runMain";

const command: CommandSyntax = {
  usage: "npm run claims -- [PAGE]",
  does: "Tries on the gem what pages claim of it, or only what the pages of one name claim.",
  arguments: ["[PAGE]"],
};

/** `npm run claims` tries every claim on the gem, `npm run claims -- errors` those of pages with that name. */
runMain(async ({ arguments: [wanted = ""] }) => {
  const all = readClaims("examples/claims");
  const claims = all.filter(({ page }) => page.includes(wanted));
  if (claims.length === 0) throw new Error(noClaims(wanted, all));
  const missing = missingSentences(claims, process.cwd());
  if (missing.length > 0) throw new Error(missing.join("\n"));
  await withExamples(0, (tools, server) => runClaims(claims, tools, server, console.log));
}, command);

function noClaims(wanted: string, all: readonly Claim[]): string {
  const pages = [...new Set(all.map(({ page }) => basename(page, ".mdx")))];
  return `No page with claims is called "${wanted}". ${didYouMean(wanted, pages)}`;
}
