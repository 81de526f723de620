/** The direction of a list: its items below each other, or beside each other. */
export type ListAxis = "vertical" | "horizontal";

const arrows: Record<ListAxis, { previous: string; next: string }> = {
  vertical: { previous: "ArrowUp", next: "ArrowDown" },
  horizontal: { previous: "ArrowLeft", next: "ArrowRight" },
};

const pageStep = 5;

/** Returns the item that a key leads to, in a list that goes round; `null` for keys that do not move in it. */
export function nextIndex(
  key: string,
  current: number,
  count: number,
  axis: ListAxis,
): number | null {
  if (count === 0) return null;
  switch (key) {
    case arrows[axis].next:
      return (current + 1) % count;
    case arrows[axis].previous:
      return (current + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return axis === "vertical" ? pageIndex(key, current, count) : null;
  }
}

/** Page keys stop at the ends. */
function pageIndex(key: string, current: number, count: number): number | null {
  switch (key) {
    case "PageDown":
      return Math.min(count - 1, current + pageStep);
    case "PageUp":
      return Math.max(0, current - pageStep);
    default:
      return null;
  }
}
