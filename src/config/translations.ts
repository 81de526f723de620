import type { Messages } from "./messages";

/** The messages of every locale but the first, by its code: each in a file of its own beside this one. */
export const translations: Readonly<Record<string, Messages>> = {};
