import { classFacts, type ClassFacts } from "../../../gem-facts/src/classFacts";
import { errorFacts } from "./errorFacts";

/** The facts that examples are judged by. */
export interface LibraryFacts {
  classes: ReadonlyMap<string, ClassFacts>;
  /** Names of public members of any class, aliases included: a call of one on something unknown may be the library's. */
  publicNames: ReadonlySet<string>;
}

/** Reads the texts of the facts' files, JSON of one class each; leaves out what is none. */
export function parseLibraryFacts(files: Iterable<string>): LibraryFacts {
  const classes: ClassFacts[] = [];
  for (const text of files) {
    const parsed = classFacts.safeParse(parseJson(text));
    if (parsed.success) classes.push(parsed.data);
  }
  return {
    classes: new Map(
      [classFacts.parse(errorFacts), ...classes].map((found) => [found.class, found]),
    ),
    publicNames: publicNames(classes),
  };
}

function publicNames(classes: readonly ClassFacts[]): ReadonlySet<string> {
  const members = classes
    .filter(({ status }) => status === "current")
    .flatMap(({ methods }) => methods.filter(({ internal }) => !internal));
  return new Set(members.flatMap(({ name, aliases }) => [name, ...aliases]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
