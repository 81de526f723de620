import { engines } from "../../package.json";

/** Throws where this Node is older than package.json asks for. */
export function assertNodeVersion(): void {
  const problem = nodeVersionProblem(process.versions.node, engines.node);
  if (problem !== null) throw new Error(problem);
}

/** Returns what is wrong with a version of Node, `null` where it satisfies a range such as `>=20.19.0`. */
export function nodeVersionProblem(version: string, range: string): string | null {
  const minimum = range.replace(">=", "");
  if (compareVersions(version, minimum) >= 0) return null;
  return `Node ${minimum} or newer is needed; this is Node ${version}. See https://nodejs.org/en/download`;
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
