import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runMain } from "../scripts/process/runMain";
import { timeFixedWork } from "./growth/fixedWork";
import { growSite } from "./growth/growSite";
import { measureCommand, type Cost } from "./growth/measureCommand";
import { builtPages } from "./builtPages";
import { median } from "./median";

/** `npm run bench:growth 500 2000 10000` */
const sizes = process.argv.slice(2).map(Number);
const parent = process.env["BENCH_FOLDER"] ?? tmpdir();
mkdirSync(parent, { recursive: true });
// A new one: where many files were removed, the system takes longer to make others.
const root = mkdtempSync(join(parent, "docs-growth-"));

/** So small a site is built so often, for the median: what else the machine does weighs most in the shortest build. */
const small = { pages: 500, builds: 3 };

interface Measured extends Cost {
  pages: number;
  output: number;
  /** Milliseconds of a fixed piece of work, before and after each build: how quick the machine was. */
  fixedWork: number[];
}

/**
 * Builds the site with more and more pages, and says what each page more costs; memory is the most of any build. Today's
 * pages are built before and after all others, because a machine that others use as well changes its speed meanwhile.
 */
runMain(async () => {
  const first = await measure(0);
  const grown: Measured[] = [];
  for (const pages of sizes.length > 0 ? sizes : [500, 2000]) {
    grown.push(await measure(pages));
    print(first, grown);
  }
  print(between(first, await measure(0)), grown);
  rmSync(root, { recursive: true });
});

async function measure(pages: number): Promise<Measured> {
  const costs: Cost[] = [];
  const fixedWork = [timeFixedWork()];
  let folder = "";
  for (let build = 0; build < (pages > small.pages ? 1 : small.builds); build += 1) {
    folder = mkdtempSync(join(root, `${pages}-`));
    growSite(folder, pages);
    costs.push(await measureBuild(folder));
    fixedWork.push(timeFixedWork());
  }
  return {
    wall: median(costs.map(({ wall }) => wall)),
    cpu: median(costs.map(({ cpu }) => cpu)),
    memory: Math.max(...costs.map(({ memory }) => memory)),
    pages: builtPages(join(folder, "public")).length,
    output: megabytes(join(folder, "published/current/")),
    fixedWork,
  };
}

function between(before: Measured, after: Measured): Measured {
  return {
    ...before,
    wall: (before.wall + after.wall) / 2,
    cpu: (before.cpu + after.cpu) / 2,
    memory: Math.max(before.memory, after.memory),
    fixedWork: [...before.fixedWork, ...after.fixedWork],
  };
}

function measureBuild(folder: string): Promise<Cost> {
  const env = { CI: "true", GATSBY_TELEMETRY_DISABLED: "1" };
  return measureCommand("npm run build", { folder, env });
}

function megabytes(folder: string): number {
  return Number(execFileSync("du", ["-sm", folder]).toString().split("\t")[0]);
}

function print(first: Measured, grown: readonly Measured[]): void {
  console.table([row(first, null), ...grown.map((one) => row(one, first))]);
}

function row({ pages, wall, cpu, memory, output, fixedWork }: Measured, first: Measured | null) {
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
    "fixed work, ms": fixedWork.map(Math.round).join(" "),
  };
}
