/** A judgement of an advisory: where its code runs, and why it can wait. */
export interface Triage {
  /** `site`: in readers' browsers; `build`: while the site is built; `develop`: on an author's machine. */
  reaches: "site" | "build" | "develop";
  /** The reason why it can wait, or how it is kept from doing harm. */
  why: string;
}

/** Advisories that somebody has looked at, by their id; SECURITY.md says how. */
export const triaged: Record<string, Triage> = {
  "GHSA-52f5-9888-hmc6": {
    reaches: "develop",
    why: "tmp makes temporary folders for inquirer's editor, which no command here opens.",
  },
  "GHSA-pxg6-pf52-xh8x": {
    reaches: "develop",
    why: "cookie is part of gatsby develop's server, which sets none and is not published.",
  },
};
