import type { KnownPage } from "./nearestPaths";

/** The targets that a reader may have looked for on a page. */
export interface PageTargets {
  path: string;
  title: string;
  /** The members of the class that it is about. */
  members: [anchor: string, name: string][];
}

/** Returns a page and its members, each by an address of its own. */
export function pageTargetsOf({ path, title, members }: PageTargets): KnownPage[] {
  return [
    { path, title },
    ...members.map(([anchor, name]) => ({ path: `${path}#${anchor}`, title: `${title}#${name}` })),
  ];
}
