import { loadFromSite } from "../loadFromSite";

/** A CommonJS module whose exports can be replaced for all who use it; those of an `import` are the bundler's copy. */
export function replaceable<T>(name: string): T {
  return loadFromSite(name) as T;
}
