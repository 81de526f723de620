/** Stands for the browser's part of a plugin that this site does not use: it answers no hook. */
export {};
