/**
 * Returns a function that loads once and gives everyone the same; what failed is loaded anew when it is asked for
 * again.
 */
export function memoizeSuccess<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | null = null;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
}
