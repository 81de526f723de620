import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { type CommandSyntax, runMain } from "../scripts/process/runMain";
import { didYouMean } from "../src/shared/text/nearest";
import { whileServed, withBrowser } from "./browser/openSite";
import { benchPort, guidePage, longestPage, rounds } from "./measuredPages";
import { buildOwn, buildPeer, type BuiltSite } from "./peers/buildSites";
import { compareTimes, measureTimes, type Times } from "./peers/measureTimes";
import { measureVisit, type Visit } from "./peers/measureVisit";
import { peers } from "./peers/peers";
import { plainPages, referencePage } from "./peers/plainPages";

const root = process.env["BENCH_FOLDER"] ?? join(tmpdir(), "docs-peers");
const origin = `http://localhost:${benchPort}`;
const visited = [guidePage, longestPage];

const command: CommandSyntax = {
  usage: "npx tsx bench/peers.ts [TOOL...]",
  does: "Builds the same text with other tools, and prints what builds cost and what readers load and wait for.",
  arguments: ["[TOOL...]"],
};

runMain(async ({ arguments: names }) => {
  const sites = await buildSites(names);
  await withBrowser(async (browser, path) => {
    console.table(await weights(sites, browser));
    console.table(await timesInTurn(sites, browser, path));
  });
}, command);

async function buildSites(names: readonly string[]): Promise<BuiltSite[]> {
  const known = peers.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(
      unknown.map((name) => `No tool "${name}". ${didYouMean(name, known)}`).join("\n"),
    );
  const chosen = peers.filter(({ name }) => names.length === 0 || names.includes(name));
  const sites = [await buildOwn(join(root, "own"))];
  const texts = plainPages(sites[0]?.folder ?? "");
  for (const peer of chosen) {
    sites.push(await buildPeer(peer, [...texts, referencePage(texts)], root));
    console.table(sites.map(costRow));
  }
  return sites;
}

function costRow({ name, cost }: BuiltSite) {
  return {
    name,
    "build, s": Math.round(cost.wall),
    "CPU, s": Math.round(cost.cpu),
    "memory, MB": Math.round(cost.memory),
  };
}

/** Returns the KiB after gzip, before `load` and in all, of each page and site. */
async function weights(sites: readonly BuiltSite[], browser: Browser) {
  const rows: Record<string, Visit> = {};
  for (const { name, folder } of sites) {
    await whileServed(folder, benchPort, async () => {
      for (const path of visited) {
        rows[`${name} ${path}`] = await measureVisit(browser, origin + path);
      }
    });
  }
  return rows;
}

/** Medians of what each site takes, visited in turn, because the machine's speed changes. */
async function timesInTurn(sites: readonly BuiltSite[], browser: Browser, executablePath: string) {
  const all = new Map<string, Times[]>(sites.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, folder, ...where } of sites) {
      const measure = () => measureTimes({ origin, ...where }, browser, executablePath);
      all.get(name)?.push(await whileServed(folder, benchPort, measure));
    }
  }
  return compareTimes(all);
}
