/** The part of Playwright's API that the library has, class by class. */
export interface ApiCoverage {
  classes: readonly CoveredClass[];
  /** Classes of Playwright that have no class of the same making in Ruby. */
  unwrapped: readonly UnwrappedClass[];
}

export interface CoveredClass {
  /** `Page` */
  name: string;
  /** `/docs/api/page` */
  path: string;
  implemented: readonly CoveredMember[];
  missing: readonly CoveredMember[];
  /** Members that Playwright has in other languages alone, by its own names. */
  otherLanguages: readonly string[];
}

export interface CoveredMember {
  /** Ruby name: `visible?` */
  name: string;
  /** Playwright's own name: `isVisible` */
  jsName: string | null;
  /** The path where it is described: `/docs/api/locator#visible`. */
  path: string;
}

export interface UnwrappedClass {
  name: string;
  members: readonly string[];
  /** Languages that have it: `["js"]`; empty where all have. */
  languages: readonly string[];
  /** The class that Ruby has in its place, `Playwright::Video`, and its page. */
  rubyClass: string | null;
  path: string | null;
}

/** A count of members. */
export interface CoverageCount {
  implemented: number;
  total: number;
  /** Whole, and 100 only where nothing misses. */
  percent: number;
}

/** Returns the number of members of some classes that the library has. */
export function countCoverage(classes: readonly CoveredClass[]): CoverageCount {
  const implemented = classes.reduce((sum, { implemented: there }) => sum + there.length, 0);
  const missing = classes.reduce((sum, { missing: absent }) => sum + absent.length, 0);
  const total = implemented + missing;
  return {
    implemented,
    total,
    percent: total === 0 ? 100 : Math.floor((implemented * 100) / total),
  };
}
