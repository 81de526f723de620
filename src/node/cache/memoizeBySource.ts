import type { SourceFile } from "../document/sourceFile";

/**
 * Returns `parse`, which runs again for a path only when the text there has changed: every file is read before plugins
 * start, when its node is made and when its page is asked for. Results are shared, so nobody may change them.
 */
export function memoizeBySource<T>(parse: (source: SourceFile) => T): (source: SourceFile) => T {
  const known = new Map<string, { text: string; result: T }>();
  return (source) => {
    const found = known.get(source.path);
    if (found?.text === source.text) return found.result;
    const result = parse(source);
    known.set(source.path, { text: source.text, result });
    return result;
  };
}
