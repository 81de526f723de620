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

/**
 * Returns the high and critical advisories that nobody has looked at. Throws on anything that is no report: no answer
 * is no pass.
 */
export function untriaged(output: string, known: Record<string, unknown> = triaged): Finding[] {
  const { vulnerabilities } = report.parse(JSON.parse(output));
  const advisories = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via === "object");
  const findings = advisories.map(({ url, name, severity, title }) => ({
    id: url.split("/").at(-1) ?? url,
    name,
    severity,
    title,
  }));
  return findings.filter(
    ({ id, severity }, index) =>
      ["high", "critical"].includes(severity) &&
      !Object.hasOwn(known, id) &&
      findings.findIndex((other) => other.id === id) === index,
  );
}
