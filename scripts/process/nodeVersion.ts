import { engines } from "../../package.json";

/** Throws where this Node is none that package.json asks for. */
export function assertNodeVersion(): void {
  const problem = nodeVersionProblem(process.versions.node, engines.node);
  if (problem !== null) throw new Error(problem);
}

/** Returns what is wrong with a version of Node, `null` where it is in a range such as `>=20.19 <26`. */
export function nodeVersionProblem(version: string, range: string): string | null {
  const [from = "", below = ""] = range.split(" ").map((bound) => bound.replace(/^(>=|<)/, ""));
  if (isAtLeast(version, from) && (below === "" || !isAtLeast(version, below))) return null;
  const wanted = `Node ${from} or newer${below && ` and below ${below}`}`;
  return `${wanted} is needed; this is Node ${version}. See https://nodejs.org/en/download`;
}

function isAtLeast(version: string, other: string): boolean {
  return version.localeCompare(other, "en", { numeric: true }) >= 0;
}
