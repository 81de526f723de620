import { z } from "zod";
import { triaged } from "./triaged";

const advisory = z.object({
  url: z.string(),
  title: z.string(),
  severity: z.string(),
  name: z.string(),
});
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisory])) }),
  ),
});

/** An advisory that `npm audit` found. */
export interface Finding {
  /** `GHSA-…`. */
  id: string;
  name: string;
  severity: string;
  title: string;
}

/** Returns the advisories of a report of `npm audit`. Throws on anything that is no report: no answer is no pass. */
export function reportedAdvisories(output: string): Finding[] {
  const { vulnerabilities } = report.parse(JSON.parse(output));
  return Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via === "object")
    .map(({ url, ...found }) => ({ ...found, id: url.split("/").at(-1) ?? url }));
}

/** Returns the high and critical ones that nobody has looked at, each once. */
export function untriaged(
  findings: readonly Finding[],
  known: Record<string, unknown> = triaged,
): Finding[] {
  return findings.filter(
    ({ id, severity }, index) =>
      ["high", "critical"].includes(severity) &&
      !Object.hasOwn(known, id) &&
      findings.findIndex((other) => other.id === id) === index,
  );
}
