import config from "./jest.config.mjs";

const [node] = config.projects;

/** Tests that run Gatsby on copies of the repository: `npm run test:authoring`. */
export default {
  ...node,
  // Two files at a time: a build and a preview keep one processor each busy for most of their time.
  maxWorkers: 2,
  displayName: "authoring",
  testMatch: ["<rootDir>/e2e/authoring/*.authoring.ts"],
  testTimeout: 480_000,
};
