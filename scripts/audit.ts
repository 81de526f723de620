import { messageOf } from "../src/node/messageOf";
import { runMain, type CommandSyntax } from "./process/runMain";
import { findAdvisories, untriaged } from "./supply/audit";
import { readLockfile } from "./supply/lockfile";

const command: CommandSyntax = {
  usage: "npm run audit",
  does: "Asks osv.dev for advisories on packages, and fails on a severe one that nobody has looked at.",
};

/** Fails on a severe advisory that nobody has looked at, and where osv.dev does not answer. */
runMain(async () => {
  const found = await findAdvisories(readLockfile(process.cwd())).catch((error: unknown) => {
    throw new Error(`osv.dev gave no report, so nothing is known: ${messageOf(error)}`);
  });
  const findings = untriaged(found);
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
