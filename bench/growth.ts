import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runMain } from "../scripts/process/runMain";
import { growSite } from "./growth/growSite";
import { measureCommand, type Cost } from "./growth/measureCommand";
import { builtPages } from "./builtPages";
import { median } from "./median";

/** `npm run bench:growth 500 2000 10000` */
const sizes = process.argv.slice(2).map(Number);
const root = process.env["BENCH_FOLDER"] ?? join(tmpdir(), "docs-growth");

/** So small a site is built so often, for the median: what else the machine does weighs most in the shortest build. */
const small = { pages: 500, builds: 3 };

interface Measured extends Cost {
  pages: number;
  output: number;
}

/** Builds the site with more and more pages, and says what each page more costs; memory is the most of any build. */
runMain(async () => {
  const first = await measure(0);
  const rows = [row(first, null)];
  for (const pages of sizes.length > 0 ? sizes : [500, 2000]) {
    rows.push(row(await measure(pages), first));
    console.table(rows);
  }
});

async function measure(pages: number): Promise<Measured> {
  const folder = join(root, String(pages));
  const costs: Cost[] = [];
  for (let build = 0; build < (pages > small.pages ? 1 : small.builds); build += 1) {
    growSite(folder, pages);
    costs.push(await measureBuild(folder));
  }
  return {
    wall: median(costs.map(({ wall }) => wall)),
    cpu: median(costs.map(({ cpu }) => cpu)),
    memory: Math.max(...costs.map(({ memory }) => memory)),
    pages: builtPages(join(folder, "public")).length,
    output: megabytes(join(folder, "published/current/")),
  };
}

function measureBuild(folder: string): Promise<Cost> {
  const env = { CI: "true", GATSBY_TELEMETRY_DISABLED: "1" };
  return measureCommand("npm run build", { folder, env });
}

function megabytes(folder: string): number {
  return Number(execFileSync("du", ["-sm", folder]).toString().split("\t")[0]);
}

function row({ pages, wall, cpu, memory, output }: Measured, first: Measured | null) {
  const perPage = (now: number, before = 0) =>
    first === null ? "" : ((now - before) / (pages - first.pages)).toFixed(3);
  return {
    pages,
    "wall, s": Math.round(wall),
    "CPU, s": Math.round(cpu),
    "peak, MB": Math.round(memory),
    "site, MB": output,
    "s a page more": perPage(wall, first?.wall),
    "CPU s": perPage(cpu, first?.cpu),
    "MB of memory": perPage(memory, first?.memory),
    "MB of site": perPage(output, first?.output),
  };
}
