import { spawn } from "node:child_process";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import type { Tools } from "../examples/findTools";
import type { Claim } from "./readClaims";

export interface Verdict {
  status: "true" | "false" | "not testable";
  /** The reason why it is false or cannot be tested. */
  detail: string;
}

interface Found {
  id: number;
  true: boolean;
  why?: string;
}

/** Runs the probes of some claims in one Ruby process and tells the verdict of each as it comes. */
export async function runProbes(
  claims: readonly Claim[],
  tools: Tools,
  server: Server,
  tell: (claim: Claim, verdict: Verdict) => void,
): Promise<void> {
  if (claims.length === 0) return;
  const ruby = spawn("ruby", ["-W0", "examples/claims/probes.rb"], {
    env: { ...process.env, ...environment(tools, server) },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let errors = "";
  ruby.stderr.on("data", (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2000)));
  ruby.stdin.end(JSON.stringify(claims.map(({ probe }, id) => ({ id, probe }))));
  const left = new Set(claims.keys());
  for await (const line of createInterface({ input: ruby.stdout })) {
    const found = parseFound(line);
    const claim = found && claims[found.id];
    if (!found || !claim) continue;
    left.delete(found.id);
    tell(claim, verdictOf(found));
  }
  const detail = `the program of the probes has ended before it:\n${errors}`;
  for (const id of left) {
    const claim = claims[id];
    if (claim) tell(claim, { status: "false", detail });
  }
}

function environment({ driver, chromium }: Tools, server: Server): NodeJS.ProcessEnv {
  const { port } = server.address() as AddressInfo;
  return {
    EXAMPLES_URL: `http://localhost:${port}/`,
    ...(driver !== null && { PLAYWRIGHT_CLI_EXECUTABLE_PATH: driver }),
    ...(chromium !== null && { EXAMPLES_CHROMIUM: chromium }),
  };
}

/** Reads the line of a verdict; `null` for what a probe prints by itself. */
function parseFound(line: string): Found | null {
  return line.startsWith('{"true":') ? (JSON.parse(line) as Found) : null;
}

function verdictOf(found: Found): Verdict {
  return found.true
    ? { status: "true", detail: "" }
    : { status: "false", detail: found.why ?? "the probe's last value is not true" };
}
