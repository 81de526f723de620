import { z } from "zod";
import type { LockedPackage } from "./lockfile";
import { triaged } from "./triaged";

/** An advisory on a package. */
export interface Finding {
  /** `GHSA-…`. */
  id: string;
  name: string;
  severity: string;
  title: string;
}

/** Returns the high and critical ones that nobody has looked at. */
export function untriaged(
  findings: readonly Finding[],
  known: Record<string, unknown> = triaged,
): Finding[] {
  return findings.filter(
    ({ id, severity }) => ["high", "critical"].includes(severity) && !Object.hasOwn(known, id),
  );
}

/** Asks osv.dev: a path of its API and, where there is one, what is posted. */
export type AskOsv = (path: string, body?: object) => Promise<unknown>;

const batch = z.object({
  results: z.array(z.object({ vulns: z.array(z.object({ id: z.string() })).optional() })),
});
const vulnerability = z.object({
  id: z.string(),
  summary: z.string().default(""),
  database_specific: z.object({ severity: z.string().default("") }).default({ severity: "" }),
});

/** As many packages as osv.dev takes at once. */
const together = 1000;

/** Returns the advisories on locked packages from osv.dev, which has GitHub's, as npm's registry does. */
export async function findAdvisories(
  packages: readonly LockedPackage[],
  ask: AskOsv = askOsv,
): Promise<Finding[]> {
  const names = new Map<string, string>();
  for (let start = 0; start < packages.length; start += together) {
    const part = packages.slice(start, start + together);
    const { results } = batch.parse(await ask("querybatch", { queries: part.map(toQuery) }));
    if (results.length !== part.length) throw new Error("osv.dev did not answer for all packages.");
    results.forEach(({ vulns = [] }, index) =>
      vulns.forEach(({ id }) => names.set(id, part[index]?.name ?? "")),
    );
  }
  return Promise.all([...names].map(([id, name]) => findingOf(id, name, ask)));
}

function toQuery({ name, version }: LockedPackage) {
  return { package: { name, ecosystem: "npm" }, version };
}

async function findingOf(id: string, name: string, ask: AskOsv): Promise<Finding> {
  const { summary, database_specific } = vulnerability.parse(await ask(`vulns/${id}`));
  // Packages that are malware (`MAL-…`) have no severity there.
  const severity = id.startsWith("MAL-") ? "critical" : database_specific.severity.toLowerCase();
  return { id, name, severity, title: summary };
}

async function askOsv(path: string, body?: object): Promise<unknown> {
  const posted = body && { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(`https://api.osv.dev/v1/${path}`, posted);
  if (!response.ok) throw new Error(`osv.dev answered ${response.status}.`);
  return response.json();
}
