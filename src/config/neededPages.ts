/** The pages that readers need most, which the search offers before anything is typed: addresses and titles. */
export const neededPages = [
  { url: "/docs/article/getting_started", section: "docs", title: "Getting started" },
  { url: "/docs/article/guides/locators", section: "docs", title: "Locators" },
  { url: "/docs/article/guides/errors", section: "docs", title: "Errors and what they mean" },
  { url: "/docs/article/guides/versions", section: "docs", title: "Which versions fit together" },
  { url: "/docs/article/guides/rails_integration", section: "docs", title: "Rails integration" },
  { url: "/docs/article/guides/rspec_integration", section: "docs", title: "RSpec integration" },
  {
    url: "/docs/article/guides/coming_from_selenium_or_capybara",
    section: "docs",
    title: "Coming from Selenium or Capybara",
  },
  { url: "/docs/api", section: "api", title: "API reference, A to Z" },
] as const;
