class MarkedRanges extends Set<AbstractRange> {
  constructor(...ranges: AbstractRange[]) {
    super(ranges);
  }
}

/** jsdom has no CSS Custom Highlight API. */
export function installHighlights(): void {
  Reflect.set(globalThis, "Highlight", MarkedRanges);
  Reflect.set(globalThis, "CSS", { highlights: new Map() });
}

/** The pieces of texts on the page that are marked, under any name. */
export function markedPieces(): string[] {
  return [...CSS.highlights.values()].flatMap((ranges) =>
    [...ranges]
      .filter(({ startContainer }) => startContainer.isConnected)
      .map(({ startContainer, startOffset, endOffset }) =>
        (startContainer.textContent ?? "").slice(startOffset, endOffset),
      ),
  );
}
