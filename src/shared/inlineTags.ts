/** What a line of text may hold beside links. */
export const inlineTags = ["code", "em", "strong", "del"] as const;

export type InlineTag = (typeof inlineTags)[number];
