import { announcement } from "./announcement";
import { assistants } from "./assistants";
import { colorModeConfig } from "./colorMode";
import { landingActions, waysIn } from "./landing";
import { locales } from "./locales";
import { footerColumns, navbar } from "./navigation";
import { searchConfig } from "./search";
import { site } from "./site";
import { versions } from "./versions";

/** Every choice that is data, beside the sidebars: what the build checks before it makes anything. */
export const siteConfig = {
  site,
  navbar,
  footerColumns,
  announcement,
  assistants,
  colorMode: colorModeConfig,
  versions,
  locales,
  search: searchConfig,
  landingActions,
  waysIn,
};

export type SiteConfig = typeof siteConfig;

/** The file that each part is written in. */
export const configFiles = {
  site: "src/config/site.ts",
  navbar: "src/config/navigation.ts",
  footerColumns: "src/config/navigation.ts",
  announcement: "src/config/announcement.ts",
  assistants: "src/config/assistants.ts",
  colorMode: "src/config/colorMode.ts",
  versions: "src/config/versions.ts",
  locales: "src/config/locales.ts",
  search: "src/config/search.ts",
  landingActions: "src/config/landing.ts",
  waysIn: "src/config/landing.ts",
  sidebars: "src/config/sidebars.ts",
} as const satisfies Record<keyof SiteConfig | "sidebars", string>;
