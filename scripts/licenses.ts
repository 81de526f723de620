import type { CommandSyntax } from "./process/readCommandLine";
import { runMain } from "./process/runMain";
import { countLicenses, isAllowed } from "./supply/licenses";
import { readLockfile } from "./supply/lockfile";

const command: CommandSyntax = {
  usage: "npx tsx scripts/licenses.ts",
  does: "Counts the licences of all packages, and fails on one that nobody has allowed.",
};

/** Lists the licences of all packages; fails on one that nobody has allowed. */
runMain(() => {
  const packages = readLockfile(process.cwd());
  console.table(Object.fromEntries(countLicenses(packages)));
  const refused = packages.filter((found) => !isAllowed(found));
  if (refused.length === 0) return;
  const names = refused.map(({ path, license }) => `${path}: ${license}`);
  throw new Error(`Not allowed by scripts/supply/licenses.ts:\n${names.join("\n")}`);
}, command);
