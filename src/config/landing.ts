/** A column of the landing page's ways in. */
export interface WayIn {
  title: string;
  links: readonly { label: string; path: string; isCode?: boolean }[];
}

/** The targets of the two buttons of the first screen. */
export const landingActions = {
  getStarted: "/docs/article/getting_started",
  reference: "/docs/api/page",
} as const;

export const waysIn: readonly WayIn[] = [
  {
    title: "By task",
    links: [
      { label: "Find what a user sees", path: "/docs/api/page#get_by_role" },
      { label: "Wait for a response", path: "/docs/api/page#expect_response" },
      { label: "Answer requests yourself", path: "/docs/api/page#route" },
      { label: "Take a screenshot", path: "/docs/api/page#screenshot" },
      { label: "Stop the clock", path: "/docs/api/clock" },
    ],
  },
  {
    title: "By class",
    links: [
      { label: "Page", path: "/docs/api/page", isCode: true },
      { label: "Page#goto", path: "/docs/api/page#goto", isCode: true },
      { label: "Page#get_by_role", path: "/docs/api/page#get_by_role", isCode: true },
      { label: "Clock", path: "/docs/api/clock", isCode: true },
      { label: "Everything A–Z", path: "/docs/api" },
    ],
  },
  {
    title: "By where you come from",
    links: [
      { label: "New to Playwright", path: "/docs/article/getting_started" },
      { label: "A suite in RSpec", path: "/docs/article/guides/rspec_integration" },
      { label: "Docker or CI", path: "/docs/article/guides/download_playwright_driver" },
      { label: "Playwright in JavaScript: waitForURL", path: "/search?q=waitForURL" },
      { label: "Older scripts", path: "/docs/article/getting_started#coming-from-an-older-script" },
    ],
  },
];
