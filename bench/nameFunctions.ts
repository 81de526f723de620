/** A script for pages in which functions of ours run: tsx names these with a helper that browsers do not have. */
export const nameFunctions = "globalThis.__name = (named) => named";
