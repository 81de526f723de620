/** Returns the middle value; the upper of two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Returns the rounded value below which a part of all values is; 0 where there is none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
}
