const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** Returns the first sentence of a text; empty where there is none. */
export function firstSentence(text: string): string {
  const [first] = sentences.segment(text);
  return first?.segment.trim() ?? "";
}
