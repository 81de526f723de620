import { spawnSync } from "node:child_process";
import { messageOf } from "../src/node/messageOf";
import type { CommandSyntax } from "./process/readCommandLine";
import { runMain } from "./process/runMain";
import { reportedAdvisories, untriaged, type Finding } from "./supply/audit";
import { readLockfile } from "./supply/lockfile";
import { auditByOsv } from "./supply/osv";

const command: CommandSyntax = {
  usage: "npm run audit",
  does: "Asks the registry, or osv.dev where it gives no report, for advisories on packages, and fails on a severe one that nobody has looked at.",
};

/** Fails on a severe advisory that nobody has looked at, and where neither the registry nor osv.dev answers. */
runMain(async () => {
  const findings = untriaged(await findAdvisories());
  if (findings.length === 0) {
    console.log("No severe advisory that nobody has looked at.");
    return;
  }
  const lines = findings.map(
    ({ id, severity, name, title }) => `${id} ${severity} ${name}: ${title}`,
  );
  throw new Error(
    `Look at these, then add them to scripts/supply/triaged.ts:\n${lines.join("\n")}`,
  );
}, command);

async function findAdvisories(): Promise<Finding[]> {
  const { stdout } = spawnSync("npm", ["audit", "--json"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    return reportedAdvisories(stdout);
  } catch {
    console.log(`The registry gave no audit report, so osv.dev is asked:\n${stdout.slice(0, 200)}`);
    return auditByOsv(readLockfile(process.cwd())).catch((error: unknown) => {
      throw new Error(`osv.dev gave no report either, so nothing is known: ${messageOf(error)}`);
    });
  }
}
