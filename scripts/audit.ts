import { spawnSync } from "node:child_process";
import type { CommandSyntax } from "./process/readCommandLine";
import { runMain } from "./process/runMain";
import { untriaged } from "./supply/audit";

const command: CommandSyntax = {
  usage: "npm run audit",
  does: "Asks the registry for advisories on packages, and fails on a severe one that nobody has looked at.",
};

/** Asks npm's registry for advisories; fails on a severe one that nobody has looked at, and where there is no answer. */
runMain(() => {
  const { stdout } = spawnSync("npm", ["audit", "--json"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const findings = auditOf(stdout);
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

function auditOf(output: string) {
  try {
    return untriaged(output);
  } catch {
    throw new Error(
      `The registry gave no audit report, so nothing is known:\n${output.slice(0, 500)}`,
    );
  }
}
