/** The elements of a line of text beside links. */
export const inlineTags = ["code", "em", "strong", "del"] as const;

export type InlineTag = (typeof inlineTags)[number];
