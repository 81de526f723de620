import type { SidebarName } from "../shared/sidebar";
import { site } from "./site";

/** What the navbar can hold, left to right. */
export type NavbarItem =
  | { type: "section"; label: string; path: string; section: SidebarName }
  | { type: "external"; label: string; href: string; icon: "github" }
  | { type: "search" }
  | { type: "versions" }
  | { type: "locales" }
  | { type: "colorMode" };

export interface FooterColumn {
  title: string;
  links: readonly { label: string; href: string }[];
}

export const navbar: Record<"start" | "end", readonly NavbarItem[]> = {
  start: [
    { type: "section", label: "Docs", path: "/docs/article/getting_started", section: "docs" },
    { type: "section", label: "API", path: "/docs/api", section: "api" },
  ],
  end: [
    { type: "search" },
    { type: "versions" },
    { type: "locales" },
    { type: "external", label: "GitHub", href: site.repository, icon: "github" },
    { type: "colorMode" },
  ],
};

export const footerColumns: readonly FooterColumn[] = [
  {
    title: "How-to articles",
    links: [
      { label: "Getting started", href: "/docs/article/getting_started" },
      { label: "Download the driver", href: "/docs/article/guides/download_playwright_driver" },
      { label: "RSpec integration", href: "/docs/article/guides/rspec_integration" },
    ],
  },
  {
    title: "API reference",
    links: [
      { label: "Everything A–Z", href: "/docs/api" },
      { label: "Page", href: "/docs/api/page" },
      { label: "Locator", href: "/docs/api/locator" },
      { label: "API coverage", href: "/docs/article/api_coverage" },
    ],
  },
  {
    title: "Source code",
    links: [
      { label: "playwright-ruby-client", href: site.repository },
      {
        label: "capybara-playwright-driver",
        href: "https://github.com/YusukeIwaki/capybara-playwright-driver",
      },
      { label: "Playwright", href: "https://github.com/microsoft/playwright" },
    ],
  },
];
