import type { SourceFile } from "./document/sourceFile";
import { isPreview } from "./isPreview";

/*
 * A build asks for the same thing many times: every file is read before the plugins start, when its node is made and
 * when pages are planned, and each page's query joins the facts it shows field by field. These two keep an answer as
 * long as what it was made from is the same, and no longer. What comes back is shared: nobody may change it.
 */

/** What a build remembers: more than a page asks for, and no more of a large site than of a small one. */
const mostInBuild = 200;

/** `parse`, which runs again for a path only when the text there has changed. A build forgets the oldest of many. */
export function rememberByText<T>(parse: (source: SourceFile) => T): Remembering<T> {
  const known = new Map<string, { text: string; result: T }>();
  const remembering = (source: SourceFile) => {
    const found = known.get(source.path);
    if (found?.text === source.text) return found.result;
    const result = parse(source);
    known.set(source.path, { text: source.text, result });
    if (!isPreview()) forgetOldest(known, mostInBuild);
    return result;
  };
  return Object.assign(remembering, { forget: () => known.clear() });
}

/** Takes the first that a map was given out of it again where it has more than so many. */
export function forgetOldest(known: Map<string, unknown>, most: number): void {
  const [oldest] = known.size > most ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
}

interface Remembering<T> {
  (source: SourceFile): T;
  /** To be called where nobody will ask any more: the results of a large site take much room. */
  forget: () => void;
}

/** `make`, which runs again for the same first argument only when another argument has changed. */
export function rememberByArguments<First extends object, Rest extends readonly unknown[], T>(
  make: (first: First, ...rest: Rest) => T,
): (first: First, ...rest: Rest) => T {
  const known = new WeakMap<First, { rest: Rest; result: T }>();
  return (first, ...rest) => {
    const found = known.get(first);
    if (found?.rest.every((value, index) => value === rest[index])) return found.result;
    const result = make(first, ...rest);
    known.set(first, { rest, result });
    return result;
  };
}

/** `make`, which runs when it is first asked and not again. */
export function rememberOnce<T>(make: () => T): () => T {
  let known: { result: T } | null = null;
  return () => (known ??= { result: make() }).result;
}
