/** Returns whether `gatsby develop` runs, where nodes are replaced while pages are asked for. */
export function isPreview(): boolean {
  return process.env.NODE_ENV === "development";
}
