import type { LibraryFacts } from "../../../packages/example-check/src/facts/libraryFacts";
import { conventionalNames } from "../../../packages/example-check/src/types/conventionalNames";
import type { RbsNames } from "./rbsType";

/** Returns the classes of a library that RBS can name: those that the documented gem has. */
export function rbsNames(library: LibraryFacts): RbsNames {
  const current = [...library.classes.values()].filter(({ status }) => status === "current");
  return {
    declared: new Set(current.map((found) => found.class)),
    conventional: conventionalNames(library, null),
  };
}
