import { runCommand } from "../process/runCommand";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { missingServer, needsOf } from "./needs";
import type { Program } from "./programs";
import type { Tools } from "./findTools";

export interface Outcome {
  location: string;
  status: "passed" | "failed" | "skipped";
  /** The reason why it was skipped, or what it printed before it failed. */
  detail: string;
}

export interface RunOptions {
  env: NodeJS.ProcessEnv;
  /** After so many milliseconds a program is stopped and has failed. */
  timeout: number;
}

/** Runs one program in a folder of its own, beside the files that its page shows. */
export async function runProgram(
  program: Program,
  tools: Tools,
  options: RunOptions,
): Promise<Outcome> {
  const reason = skipReason(program, tools) ?? (await missingServer(program.code));
  if (reason !== null) return { location: program.location, status: "skipped", detail: reason };
  const folder = mkdtempSync(join(tmpdir(), "example-"));
  try {
    writeFiles(folder, program, tools);
    const args = program.runner === "rspec" ? ["-S", "rspec", program.path] : [program.path];
    let detail = "";
    const status = await runCommand("ruby", args, {
      cwd: folder,
      env: environment(tools, options.env),
      timeout: options.timeout,
      write: (text) => (detail += text),
    });
    return { location: program.location, status: status === 0 ? "passed" : "failed", detail };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function skipReason({ runner, code }: Program, { hasRspec, absent }: Tools): string | null {
  if (runner === "rspec" && !hasRspec) return "the gem rspec is not installed";
  return (
    needsOf(code)
      .map((need) => absent[need])
      .find(Boolean) ?? null
  );
}

function writeFiles(folder: string, { path, code, files }: Program, { driver }: Tools): void {
  for (const file of [...files, { path, text: code }]) {
    const target = resolve(folder, file.path);
    if (!target.startsWith(`${folder}/`)) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file.text);
  }
  if (driver === null) return;
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  symlinkSync(resolve(driver), join(folder, "node_modules/.bin/playwright"));
}

function environment({ chromium }: Tools, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const preload = `-r${resolve("examples/local_chromium.rb")}`;
  return {
    ...env,
    RUBYOPT: [env["RUBYOPT"], preload].filter(Boolean).join(" "),
    ...(chromium !== null && { EXAMPLES_CHROMIUM: chromium }),
  };
}

/** Runs the programs one after the other and prints each; resolves to how many failed. */
export async function runAll(
  programs: readonly Program[],
  tools: Tools,
  options: RunOptions,
  print: (line: string) => void,
): Promise<number> {
  if (tools.missing.length > 0) {
    print("Nothing was run, because this is missing:");
    tools.missing.forEach((missing) => print(`  - ${missing}`));
    print(summary(programs.length, []));
    return 0;
  }
  const outcomes: Outcome[] = [];
  for (const program of programs) {
    const outcome = await runProgram(program, tools, options);
    outcomes.push(outcome);
    print(describe(outcome));
  }
  print(summary(programs.length, outcomes));
  return count(outcomes, "failed");
}

function describe({ location, status, detail }: Outcome): string {
  switch (status) {
    case "passed":
      return `passed  ${location}`;
    case "skipped":
      return `skipped ${location}: ${detail}`;
    case "failed":
      return `FAILED  ${location}\n${detail.trim().replaceAll(/^/gm, "    ")}`;
  }
}

function summary(marked: number, outcomes: readonly Outcome[]): string {
  const run = outcomes.length - count(outcomes, "skipped");
  return `${marked} programs: ${run} run, ${count(outcomes, "passed")} passed, ${count(outcomes, "failed")} failed, ${marked - run} skipped`;
}

function count(outcomes: readonly Outcome[], status: Outcome["status"]): number {
  return outcomes.filter((outcome) => outcome.status === status).length;
}
