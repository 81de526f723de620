/** Gatsby would fetch every page whose link comes into view, and a sidebar has dozens; hovering still fetches one. */
export function disableCorePrefetching(): boolean {
  return true;
}
