import { localhostHostValidation, toNodeHandler } from "@modelcontextprotocol/node";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { portOf } from "../../../test/portOf";
import { parseLibraryFacts } from "../../example-check/src/facts/libraryFacts";
import { createServer } from "../src/createServer";

interface Check {
  id: string;
  status: string;
  errorMessage?: string;
}

const suite = require.resolve("@modelcontextprotocol/conformance/dist/index.js");
const results = mkdtempSync(join(tmpdir(), "conformance-"));

const docs = {
  gem: "1.61.0",
  playwright: "1.61.1",
  members: [],
  pages: [],
  facts: () => parseLibraryFacts([]),
  search: () => Promise.resolve([]),
};

// The suite speaks HTTP alone, so the server stands behind the SDK's own front for it.
const handle = toNodeHandler(createMcpHandler(() => createServer(docs, "1.0.0")));
const isLocal = localhostHostValidation();
const front = createHttpServer((request, response) => {
  if (isLocal(request, response)) void handle(request, response);
});

beforeAll(() => new Promise<void>((listening) => front.listen(0, "localhost", listening)));

afterAll(() => {
  front.close();
  rmSync(results, { recursive: true });
});

/** Runs a scenario of the suite, and returns all that it has checked. */
async function checksOf(revision: string, scenario: string): Promise<Check[]> {
  const url = `http://localhost:${portOf(front)}/mcp`;
  const folder = join(results, revision, scenario);
  const asked = ["--url", url, "--spec-version", revision, "--scenario", scenario, "-o", folder];
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, [suite, "server", ...asked], (_failed, stdout, stderr) =>
      done(stdout + stderr),
    );
  });
  const [run] = readdirSync(folder);
  if (run === undefined) throw new Error(output);
  return JSON.parse(readFileSync(join(folder, run, "checks.json"), "utf8")) as Check[];
}

// What a scenario asks of tools of the suite's own, of prompts or of resources is not for this server.
const notOurs = /^Not testable|^(prompts|resources)\/.*-32601/;

const describeWhereItRuns =
  Number(process.versions.node.split(".")[0]) < 22 ? describe.skip : describe;

describeWhereItRuns("the official conformance suite, which needs Node 22", () => {
  it.each([
    ["2026-07-28", "server-stateless"],
    ["2026-07-28", "tools-list"],
    ["2026-07-28", "caching"],
    ["2026-07-28", "http-header-validation"],
    ["2026-07-28", "dns-rebinding-protection"],
    ["2026-07-28", "server-sse-multiple-streams"],
    ["2026-07-28", "sep-2164-resource-not-found"],
    ["2026-07-28", "input-required-result-unsupported-methods"],
    ["2026-07-28", "input-required-result-validate-input"],
    ["2025-11-25", "server-initialize"],
    ["2025-11-25", "ping"],
    ["2025-11-25", "tools-list"],
    ["2025-11-25", "dns-rebinding-protection"],
  ])("finds nothing wrong by %s in %s", async (revision, scenario) => {
    const checks = await checksOf(revision, scenario);
    const failed = checks.filter(({ status }) => status === "FAILURE");
    expect(failed.filter(({ errorMessage = "" }) => !notOurs.test(errorMessage))).toEqual([]);
    expect(checks.filter(({ status }) => status === "SUCCESS")).not.toEqual([]);
  });
});
