import { spawn } from "node:child_process";
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
    const { status, output } = await run(
      args,
      folder,
      environment(tools, options.env),
      options.timeout,
    );
    return {
      location: program.location,
      status: status === 0 ? "passed" : "failed",
      detail: output,
    };
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

function run(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  timeout: number,
): Promise<{ status: number; output: string }> {
  return new Promise((done) => {
    const child = spawn("ruby", args, { cwd, env, timeout, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => done({ status: 1, output: error.message }));
    child.on("close", (status, signal) => {
      const note = signal === null ? "" : `\nstopped after ${timeout / 1000} s`;
      done({ status: status ?? 1, output: output + note });
    });
  });
}
