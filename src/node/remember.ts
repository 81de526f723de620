/** `make`, which runs when it is first asked and not again. */
export function rememberOnce<T>(make: () => T): () => T {
  let known: { result: T } | null = null;
  return () => (known ??= { result: make() }).result;
}
