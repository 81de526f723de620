import type { Server } from "node:http";
import type { Tools } from "../examples/findTools";
import type { Claim } from "./readClaims";
import { runProbes, type Verdict } from "./runProbes";

type Print = (line: string) => void;

/** Tries the claims on the gem and prints each as true, false or not testable; resolves to how many are false. */
export async function runClaims(
  claims: readonly Claim[],
  tools: Tools,
  server: Server,
  print: Print,
): Promise<number> {
  if (tools.missing.length > 0) {
    print(["Nothing was tried, because this is missing:", ...tools.missing].join("\n  - "));
    return 0;
  }
  const verdicts = new Map<Claim, Verdict>();
  const tell = (claim: Claim, verdict: Verdict): void => {
    verdicts.set(claim, verdict);
    print(describe(claim, verdict));
  };
  for (const claim of claims) {
    const reason = untestable(claim, tools);
    if (reason !== null) tell(claim, { status: "not testable", detail: reason });
  }
  const testable = claims.filter((claim) => !verdicts.has(claim));
  const batches = [
    testable.filter(({ alone }) => alone === undefined),
    ...testable.filter(({ alone }) => alone === true).map((claim) => [claim]),
  ];
  for (const batch of batches) await runProbes(batch, tools, server, tell);
  print(summary([...verdicts.values()]));
  return [...verdicts.values()].filter(({ status }) => status === "false").length;
}

function untestable({ untested, needs }: Claim, tools: Tools): string | null {
  if (untested !== undefined) return untested;
  return (needs && tools.absent[needs]) ?? null;
}

function describe({ page, says }: Claim, { status, detail }: Verdict): string {
  const claim = `${status.padEnd(12)} ${page.replace("content/docs/", "")}: ${says.trim().replaceAll(/\s+/g, " ")}`;
  return detail === "" ? claim : `${claim}\n    ${detail.trim().replaceAll("\n", "\n    ")}`;
}

function summary(verdicts: readonly Verdict[]): string {
  const count = (status: Verdict["status"]): number =>
    verdicts.filter((verdict) => verdict.status === status).length;
  return `${verdicts.length} claims: ${count("true")} true, ${count("false")} false, ${count("not testable")} not testable`;
}
