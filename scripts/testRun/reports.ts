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

/** Stands for the secret key in the build that is tested; the tests look for it in everything that is published. */
export const adminKeyCanary = "canary-of-the-admin-key-5d1f0c7e";
