import type { SidebarName } from "../shared/navigation/sidebar";
import { site } from "./site";

/** An item that leads somewhere: to a page of the docs, to where a sidebar begins, or to any address. */
export type NavbarLinkItem =
  /** `version` is for items that always lead to one version; others lead to the one that is being read. */
  | { type: "doc"; label: string; id: string; version?: string }
  | { type: "sidebar"; label: string; sidebar: SidebarName }
  | { type: "link"; label: string; href: string; icon?: "github" };

/** The items of the navbar, left to right. */
export type NavbarItem =
  | NavbarLinkItem
  | { type: "dropdown"; label: string; items: readonly NavbarLinkItem[] }
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
    { type: "doc", label: "Docs", id: "article/getting_started" },
    { type: "doc", label: "API", id: "api" },
  ],
  end: [
    { type: "search" },
    { type: "versions" },
    { type: "locales" },
    { type: "link", label: "GitHub", href: site.repository, icon: "github" },
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
