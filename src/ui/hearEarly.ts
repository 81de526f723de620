/** Hears events of the page before whatever they are meant for does; what comes back ends that. */
export function hearEarly(types: readonly string[], hear: (event: Event) => void): () => void {
  types.forEach((type) => window.addEventListener(type, hear, true));
  return () => types.forEach((type) => window.removeEventListener(type, hear, true));
}
