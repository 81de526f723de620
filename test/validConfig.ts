import type { CheckedConfig } from "../src/node/config/configSchema";
import { siteConfig } from "../src/config/siteConfig";

/** A configuration that nothing is wrong with on the valid site. */
export const validConfig: CheckedConfig = {
  ...siteConfig,
  navbar: {
    start: [
      { type: "doc", label: "Docs", id: "article/start" },
      { type: "sidebar", label: "API", sidebar: "api" },
    ],
    end: [
      { type: "search" },
      {
        type: "dropdown",
        label: "More",
        items: [{ type: "link", label: "Clock", href: "/docs/api/clock#resume" }],
      },
    ],
  },
  footerColumns: [{ title: "Docs", links: [{ label: "Start", href: "/docs/article/start" }] }],
  announcement: { id: "a-1", content: "See **the** [clock](/docs/api/clock).", isCloseable: true },
  assistants: [{ name: "Claude", address: "https://claude.ai/new?q=" }],
  versions: [{ name: "current", label: "Next", path: "/docs" }],
  locales: [{ code: "en", label: "English", dir: "ltr", path: "/" }],
  landingActions: { getStarted: "/docs/article/start", reference: "/docs/api/clock" },
  waysIn: [{ title: "By class", links: [{ label: "Clock", path: "/docs/api/clock" }] }],
};
