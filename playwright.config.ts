import { defineConfig } from "@playwright/test";
import { reports } from "./scripts/testRun/reports";

const port = Number(process.env["E2E_PORT"] ?? 9100);
const serverSpecs = /server\.spec\.ts$/;
/** The specs of what a narrow screen and a finger change; the rest is the same code at every width. */
const phoneSpecs = /(pages|panel|reading|states)\.spec\.ts$/;

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  // Some go through many pages, and a busy machine takes its time.
  timeout: 60_000,
  forbidOnly: Boolean(process.env["CI"]),
  fullyParallel: true,
  // One for each of CI's processors: a third one makes all slower.
  workers: 2,
  // On a machine that others use as well, a page can be late. What passes only then is counted and named.
  retries: process.env["CI"] ? 1 : 0,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: process.env["E2E_REPORT"] ?? reports.playwright }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace takes a third of the time of a test: CI keeps one only of what it tries again.
    trace: process.env["CI"] ? "on-first-retry" : "retain-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"],
      args: [
        // A process for graphics, which there are none of here, takes a tenth of the processor's time.
        "--in-process-gpu",
        // Nor does each page need a process of its own: to start one takes longer than most pages.
        "--renderer-process-limit=1",
        // Chromium's sandbox refuses to run as root, which CI machines and containers use.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    },
  },
  projects: [
    { name: "server", testMatch: serverSpecs },
    {
      name: "desktop",
      testIgnore: serverSpecs,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      testMatch: phoneSpecs,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: "npm run --silent serve",
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
