import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copySite } from "../build/copySite";
import { measureCommand, type Cost } from "../build/measureCommand";
import { longestPage } from "../measuredPages";
import type { Peer } from "./peers";
import { type PlainPage, referenceId } from "./plainPages";

/** A finished site, and what it cost to build it. */
export interface BuiltSite {
  name: string;
  folder: string;
  /** A selector of what its own search finds; null where it has none. */
  results: string | null;
  /** The path of its reference page. */
  reference: string;
  cost: Cost;
}

/** Builds a copy of this site. */
export async function buildOwn(folder: string): Promise<BuiltSite> {
  copySite(folder);
  const cost = await measureCommand("npm run build", folder);
  return {
    name: "This site",
    folder: join(folder, "published/current"),
    results: "dialog [role=option]",
    reference: longestPage,
    cost,
  };
}

/** Installs another tool below `root`, and has it build these pages. */
export async function buildPeer(
  { name, packages, files, pictures, build, output, results }: Peer,
  pages: readonly PlainPage[],
  root: string,
): Promise<BuiltSite> {
  const folder = join(root, name.toLowerCase());
  rmSync(folder, { recursive: true, force: true });
  const manifest = JSON.stringify({ name: "peer", private: true, ...packages });
  for (const [file, text] of Object.entries({ "package.json": manifest, ...files(pages) })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  cpSync("static/diagrams", join(folder, pictures, "diagrams"), { recursive: true });
  await measureCommand("npm install --ignore-scripts --no-audit --no-fund", folder);
  const cost = await measureCommand(build, folder);
  return { name, folder: join(folder, output), results, reference: `/${referenceId}`, cost };
}
