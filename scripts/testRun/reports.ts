/** Made anew for each run of all tests, from the repository's root. */
export const reportFolder = "test-results";

/** The files into which the test runners write their results. */
export const reports = {
  jest: `${reportFolder}/jest.json`,
  authoring: `${reportFolder}/authoring.json`,
  playwright: `${reportFolder}/playwright.json`,
  /** Of the journeys on the plain build. */
  journeys: `${reportFolder}/journeys.json`,
} as const;
