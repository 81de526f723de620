import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { ProgramNode } from "@ruby/prism/src/nodes.js";
import { parsePrism } from "@ruby/prism/src/parsePrism.js";

export interface ParsedRuby {
  program: ProgramNode;
  errors: { message: string; offset: number }[];
}

/** Returns Ruby's own parser. Throws where its WebAssembly cannot be loaded. */
export function createRubyParser(): (source: string) => ParsedRuby {
  const compiled = new WebAssembly.Module(readFileSync(wasmPath()));
  const { exports } = new WebAssembly.Instance(compiled, {
    wasi_snapshot_preview1: noSystem(compiled),
  });
  initialize(exports);
  return (source) => {
    const { value, errors } = parsePrism(exports, source);
    return {
      program: value,
      errors: errors.map(({ message, location }) => ({ message, offset: location.startOffset })),
    };
  };
}

/** Gatsby's bundler replaces a plain `require.resolve`, so it is made from where the command runs. */
function wasmPath(): string {
  return createRequire(resolve("package.json")).resolve("@ruby/prism/src/prism.wasm");
}

/** The parser declares system calls and makes none, so each is a function that refuses. */
function noSystem(compiled: WebAssembly.Module): Record<string, () => number> {
  const names = WebAssembly.Module.imports(compiled).map(({ name }) => name);
  const notSupported = 52;
  return Object.fromEntries(names.map((name) => [name, () => notSupported]));
}

function initialize({ _initialize }: WebAssembly.Exports): void {
  if (typeof _initialize === "function") (_initialize as () => void)();
}

/** Returns the line of a byte of a source, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return Buffer.from(text).subarray(0, offset).toString().split("\n").length;
}
