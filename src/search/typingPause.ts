/** Longer than a typist takes for the next key, in milliseconds. */
export const typingPause = 250;
