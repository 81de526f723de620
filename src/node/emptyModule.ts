/** Stands in for a package whose exports nobody imports. */
export {};
