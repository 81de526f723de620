/**
 * What Gatsby writes into `public` and no reader needs: its own notes on the bundle, what the pages were put together
 * from, Partytown (this site has no scripts of others), and a second copy of the not-found page.
 */
export const unneeded: readonly string[] = [
  "webpack.stats.json",
  "chunk-map.json",
  "_gatsby",
  "~partytown",
  "404",
];
