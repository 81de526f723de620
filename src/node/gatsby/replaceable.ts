import { createRequire } from "node:module";
import { resolve } from "node:path";

const load = createRequire(resolve("package.json"));

/** A CommonJS module whose exports can be replaced for all who use it; those of an `import` are the bundler's copy. */
export function replaceable<T>(name: string): T {
  return load(name) as T;
}
