/** Made anew for each run of all tests, from the repository's root. */
export const reportFolder = "test-results";

/** Where the test runners and the checks of the built site write their results. */
export const reports = {
  jest: `${reportFolder}/jest.json`,
  authoring: `${reportFolder}/authoring.json`,
  playwright: `${reportFolder}/playwright.json`,
  links: `${reportFolder}/links.json`,
  html: `${reportFolder}/html.json`,
  /** Written by `npm run check:builds`, which is no part of all tests. */
  builds: `${reportFolder}/builds.json`,
} as const;
