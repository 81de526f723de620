import type { Words } from "./words";

/** The words of every locale but the first, by its code: each in a file of its own beside this one. */
export const translations: Readonly<Record<string, Words>> = {};
