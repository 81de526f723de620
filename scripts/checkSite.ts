import { mkdirSync, writeFileSync } from "node:fs";
import { runMain } from "./process/runMain";
import { crawlSite } from "./site/crawlSite";
import { openPublishedSite, redirectTargets } from "./site/publishedSite";
import { reportFolder, reports } from "./testRun/reports";

/** Follows every internal link, anchor, picture and redirect of the built site. */
runMain(async () => {
  const site = await openPublishedSite();
  const { external, ...report } = crawlSite(site, redirectTargets(site));
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(reports.links, JSON.stringify({ ...report, external: external.length }));
  console.log(
    `${report.pages} pages, ${report.internal} addresses inside the site, ${external.length} outside.`,
  );
  if (report.problems.length === 0) return;
  console.error(report.problems.join("\n"));
  throw new Error(`${report.problems.length} addresses are wrong.`);
});
