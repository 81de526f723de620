import type { Compiler, Stats } from "webpack";

/** Returns what a compiler of webpack comes to; rejects where it could not run. */
export function runCompiler(compiler: Compiler): Promise<Stats> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error("None."))));
  });
}

/** Settles with the error of a compiler that is closed, if it has one. */
export function closeCompiler(compiler: Compiler): Promise<unknown> {
  return new Promise((resolve) => compiler.close(resolve));
}
