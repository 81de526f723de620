const swcOptions = {
  jsc: { target: "es2022", transform: { react: { runtime: "automatic" } } },
  module: { type: "commonjs" },
  // A CommonJS package stays a script: as a module it would get strict mode and lose its `this`.
  isModule: "unknown",
  // In files beside the code, which each test file reads: inline they are two thirds of it.
  sourceMaps: true,
};

const typescript = {
  ...swcOptions,
  jsc: { ...swcOptions.jsc, parser: { syntax: "typescript", tsx: true } },
};
const javascript = { ...swcOptions, jsc: { ...swcOptions.jsc, parser: { syntax: "ecmascript" } } };

/** Large packages that are CommonJS already: transformed they are three times their size, for each test file to read. */
const commonJs = [
  "@adobe",
  "@algolia",
  "@babel",
  "@iarna",
  "@playwright",
  "@testing-library",
  "acorn",
  "algoliasearch",
  "aria-query",
  "brotli",
  "chokidar",
  "dom-accessibility-api",
  "esbuild",
  "fast-xml-parser",
  "feedsmith",
  "fontkit",
  "gatsby",
  "image-size",
  "jsdom",
  "jsonc-parser",
  "netlify-redirector",
  "picomatch",
  "playwright",
  "playwright-core",
  "pretty-format",
  "prism-react-renderer",
  "prismjs",
  "react",
  "react-dom",
  "react-helmet",
  "react-is",
  "scheduler",
  "semver",
  "sharp",
  "styled-components",
  "xstate",
  "yaml",
  "zod",
];

/** @type {import("jest").Config} */
const shared = {
  modulePathIgnorePatterns: [
    "<rootDir>/.cache/",
    "<rootDir>/public/",
    "<rootDir>/published/",
    "<rootDir>/test-results/",
  ],
  transform: {
    "\\.tsx?$": ["@swc/jest", typescript],
    "\\.m?js$": ["@swc/jest", javascript],
    "\\.yml$": "<rootDir>/test/yamlModules.cjs",
  },
  // unified and its family are published as ES modules only, so other packages are transformed as well.
  transformIgnorePatterns: [`/node_modules/(?:${commonJs.join("|")})/(?!cache-dir/)`],
  clearMocks: true,
  restoreMocks: true,
};

/** @type {import("jest").Config} */
export default {
  // Jest leaves a processor to itself, which is half of a CI machine; its own work is small.
  maxWorkers: "100%",
  // A busy machine takes ten times as long; a test that hangs still ends.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "jsdom",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/test/setup.ts"],
    },
  ],
};
