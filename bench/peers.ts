import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { findBrowser } from "../scripts/browser/findBrowser";
import { runMain } from "../scripts/process/runMain";
import { growSite } from "./growth/growSite";
import { measureCommand, type Cost } from "./growth/measureCommand";
import { guidePage, longestPage } from "./measuredPages";
import { toKiB } from "./pageBudgets";
import { bareGatsby } from "./peers/bareGatsby";
import { compareTimes } from "./peers/compareTimes";
import { measureTimes, type Times } from "./peers/measureTimes";
import { measureVisit, type Visit } from "./peers/measureVisit";
import { peers, type Peer } from "./peers/peers";
import { plainPages, type PlainPage } from "./peers/plainPages";
import { yardstickId, yardstickPage } from "./peers/yardstickPage";
import { rounds } from "./rounds";
import { whileServed } from "./whileServed";

/** `npm run bench:peers -- 2000 Starlight`: so many pages, and beside these tools alone; `Gatsby` is one without a site's work. */
const [pages = "0", ...names] = process.argv.slice(2);

const root = process.env["BENCH_FOLDER"] ?? join(tmpdir(), "docs-peers");
const port = Number(process.env["BENCH_PORT"] ?? 9203);
const measured = [guidePage, "/docs/api/clock", longestPage];

/** What our own search finds, by a selector. */
const ownResults = "dialog [role=option]";

interface Result {
  name: string;
  /** The folder of its finished site. */
  site: string;
  results: string | null;
  yardstick: string;
  cost: Cost;
  visits: Visit[];
}

/** Builds the same text with other tools, and lays what readers load and builds cost side by side. */
runMain(async () => {
  const chosen = names.length === 0 ? peers : names.map(peerNamed);
  const { path: executablePath } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const results = await compare(chosen, browser);
    // Of more pages it is their build that is measured.
    if (pages === "0") console.table(await timesInTurn(results, browser, executablePath));
  } finally {
    await browser.close();
  }
});

async function compare(chosen: readonly Peer[], browser: Browser): Promise<Result[]> {
  const folder = join(root, "own");
  growSite(folder, Number(pages));
  const cost = await measureCommand("npm run build", { folder });
  const site = join(folder, "published/current");
  const visits = await visit(browser, site);
  const own: Result = {
    name: "This site",
    site,
    results: ownResults,
    yardstick: longestPage,
    cost,
    visits,
  };
  const results = [own];
  print(results);
  const ownTexts = plainPages(site);
  const texts = [...ownTexts, yardstickPage(ownTexts)];
  for (const peer of chosen) {
    results.push(await measurePeer(peer, texts, browser));
    print(results);
  }
  return results;
}

async function measurePeer(
  peer: Peer,
  pages: readonly PlainPage[],
  browser: Browser,
): Promise<Result> {
  const { name, packages, files, pictures, build, output, results } = peer;
  const folder = join(root, name.toLowerCase());
  rmSync(folder, { recursive: true, force: true });
  const manifest = { name: "peer", private: true, ...packages };
  const all = { "package.json": JSON.stringify(manifest), ...files(pages) };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  cpSync("static/diagrams", join(folder, pictures, "diagrams"), { recursive: true });
  await measureCommand("npm install --ignore-scripts --no-audit --no-fund", { folder });
  const cost = await measureCommand(build, { folder });
  const site = join(folder, output);
  const visits = await visit(browser, site);
  return { name, site, results, yardstick: `/${yardstickId}`, cost, visits };
}

function peerNamed(wanted: string): Peer {
  const all = [...peers, bareGatsby];
  const found = all.find(({ name }) => name === wanted);
  if (found) return found;
  const known = all.map(({ name }) => name).join(", ");
  throw new Error(`No tool is called ${wanted}. Name one of these: ${known}`);
}

function visit(browser: Browser, site: string): Promise<Visit[]> {
  return whileServed(site, port, async () => {
    const visits: Visit[] = [];
    for (const path of measured) {
      visits.push(await measureVisit(browser, `http://localhost:${port}${path}`));
    }
    return visits;
  });
}

/** Medians of what each site takes, in turn and one visit of each at a time, as the machine's speed changes. */
async function timesInTurn(
  results: readonly Result[],
  browser: Browser,
  executablePath: string,
): Promise<Record<string, Record<string, string>>> {
  const origin = `http://localhost:${port}`;
  const all = new Map<string, Times[]>(results.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, site, ...where } of results) {
      const measure = () => measureTimes({ origin, ...where }, browser, executablePath);
      all.get(name)?.push(await whileServed(site, port, measure));
    }
  }
  return compareTimes(all);
}

function print(results: readonly Result[]): void {
  const own = results[0];
  const ratio = (value: number, ours = value) => `${(value / ours).toFixed(1)}×`;
  console.table(
    results.map(({ name, cost }) => ({
      "": name,
      "build, s": Math.round(cost.wall),
      "to ours": ratio(cost.wall, own?.cost.wall),
      "CPU, s": Math.round(cost.cpu),
      "CPU to ours": ratio(cost.cpu, own?.cost.cpu),
      "peak, MB": Math.round(cost.memory),
      "peak to ours": ratio(cost.memory, own?.cost.memory),
    })),
  );
  for (const [index, path] of measured.entries()) {
    console.log(`${path}, KiB after gzip`);
    console.table(results.map((result) => visitRow(result, index, own)));
  }
}

function visitRow({ name, visits }: Result, index: number, own: Result | undefined) {
  const visit = visits[index];
  if (visit === undefined) return {};
  return {
    "": name,
    "before load": toKiB(visit.beforeLoad),
    requests: visit.requests,
    JavaScript: toKiB(visit.scripts),
    "in all": toKiB(visit.inAll),
    "in all, to ours": `${(visit.inAll / (own?.visits[index]?.inAll ?? 1)).toFixed(1)}×`,
  };
}
